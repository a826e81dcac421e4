import { z } from 'zod';
import {
  displayOrder,
  language,
  limits,
  listQuery,
  requiredText,
  slugOf,
  translatedText,
  uploadedPicture,
  version,
  writtenDay,
} from '../../contract.ts';
import { packed } from '../../messages.ts';
import { articleTexts } from './messages.ts';

export const kinds = ['page', 'news', 'legal'] as const;
export type Kind = (typeof kinds)[number];
export const places = ['none', 'bar', 'footer'] as const;
export const publishChoices = ['now', 'at', 'draft'] as const;

const SUMMARY_MAX = 300;
export const BODY_MAX = 60_000;
/** The limit in bytes allows for the body in two languages, and all else. */
export const ARTICLE_BYTES = 500_000;

const instant = z.iso
  .datetime({ offset: true, error: packed(articleTexts.noTime) })
  .transform((text) => new Date(text).toISOString())
  .nullable();
const translation = z.object({
  title: translatedText(limits.title),
  summary: translatedText(SUMMARY_MAX),
  body: translatedText(BODY_MAX),
});

const texts = {
  title: requiredText(limits.title, packed(articleTexts.titleMissing)),
  summary: z.string().trim().max(SUMMARY_MAX),
  body: z.string().trim().max(BODY_MAX),
  imageUrl: uploadedPicture().nullable(),
  day: writtenDay(packed(articleTexts.noDay)).nullable(),
  language,
  translation,
};
const more = {
  kind: z.enum(kinds),
  /** An empty slug is made from the title. */
  slug: z.string().trim().max(300).transform(slugOf),
  place: z.enum(places),
  startsAt: instant,
  endsAt: instant,
  displayOrder: displayOrder(1),
  isActive: z.boolean(),
  publish: z.enum(publishChoices),
  /** It is used with `publish: 'at'`. */
  publishAt: instant,
};
const { title, ...otherTexts } = texts;
const optional = { ...z.object({ ...otherTexts, ...more }).partial().shape, title };

type Publication = { publish?: string | undefined; publishAt?: string | null | undefined };
type Times = Publication & {
  startsAt?: string | null | undefined;
  endsAt?: string | null | undefined;
};
/** An article that ends before it starts would never be seen. */
function endsAfterStart({ startsAt, endsAt, publish, publishAt }: Times): boolean {
  const starts = [startsAt, publish === 'at' ? publishAt : null];
  return starts.every((start) => !start || !endsAt || start < endsAt);
}
const endsBeforeStart = { path: ['endsAt'], message: packed(articleTexts.endsBeforeStart) };
const hasTime = ({ publish, publishAt }: Publication) => publish !== 'at' || Boolean(publishAt);
const noTime = { path: ['publishAt'], message: packed(articleTexts.publishAtMissing) };

const { startsAt, endsAt, publish, publishAt } = more;
export const articleTimes = z
  .object({ startsAt, endsAt, publish, publishAt })
  .refine(endsAfterStart, endsBeforeStart);

export const articleInput = z
  .object({ ...optional, kind: more.kind.default('page'), publish: more.publish.default('now') })
  .refine(endsAfterStart, endsBeforeStart)
  .refine(hasTime, noTime);

export const articleUpdate = z
  .object({ ...optional, updatedAt: version })
  .refine(endsAfterStart, endsBeforeStart)
  .refine(hasTime, noTime);

const articleTextsSchema = z.object({
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  imageUrl: z.string().nullable(),
  day: z.string().nullable(),
  language,
  // An entry that is over a limit would break every list that it is in, so there is none here.
  translation: z.object({ title: z.string(), summary: z.string(), body: z.string() }),
});
export type ArticleTexts = z.output<typeof articleTextsSchema>;

export const articleSchema = z.object({
  id: z.int(),
  kind: z.enum(kinds),
  slug: z.string(),
  ...articleTextsSchema.shape,
  place: z.enum(places),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  displayOrder: z.int(),
  isActive: z.boolean(),
  /** With `draft` and `at`, visitors do not see these texts yet. */
  publish: z.enum(publishChoices),
  publishAt: z.iso.datetime().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
});
export type Article = z.output<typeof articleSchema>;

/** A form can open a browser tab for the preview, so what is being typed comes in its field. */
export const typedInput = z.object({
  typed: z
    .string()
    .transform((text, { addIssue }): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        addIssue(packed(articleTexts.titleMissing));
        return z.NEVER;
      }
    })
    .pipe(
      z.object({
        ...articleTextsSchema.shape,
        imageUrl: texts.imageUrl,
        kind: more.kind,
        slug: more.slug,
      }),
    ),
});
export type TypedArticle = z.output<typeof typedInput>['typed'];

export const legalTemplateSchema = articleTextsSchema.extend({
  slug: z.string(),
  /** A shop without an app has no terms of a membership. */
  isShown: z.boolean(),
});
export type LegalTemplate = z.output<typeof legalTemplateSchema>;

export const articleQuery = listQuery.extend({ kind: z.enum(kinds).optional() });
export type ArticleQuery = z.output<typeof articleQuery>;

export const articleVersionSchema = z.object({
  version: z.int(),
  texts: articleTextsSchema,
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
});
export type ArticleVersion = z.output<typeof articleVersionSchema>;

export const restoreInput = z.object({ version: z.int().min(1), updatedAt: version });
export const dropInput = z.object({ updatedAt: version });

export const articlePath = ({ kind, slug }: Pick<Article, 'kind' | 'slug'>): `/${string}` =>
  kind === 'news' ? `/news/${slug}` : `/${slug}`;
