import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { entryColumns, instant } from '../../server/database/columns.ts';
import { type ArticleTexts, kinds, places } from './contract.ts';

export const articles = pgTable('articles', {
  ...entryColumns('id', { title: '', summary: '', body: '' }),
  kind: text({ enum: kinds }).notNull(),
  /** It ends the address: `/karier` of a page, `/news/karier` of news. */
  slug: text().notNull(),
  title: text().notNull(),
  summary: text().notNull().default(''),
  body: text().notNull().default(''),
  imageUrl: text('image_url'),
  /** It is the day of news, or the day from which a legal page holds. */
  day: date({ mode: 'string' }),
  /** Visitors see it; null until it is published for the first time. */
  published: jsonb().$type<ArticleTexts>(),
  publishedAt: instant('published_at'),
  hasDraft: boolean('has_draft').notNull(),
  publishAt: instant('publish_at'),
  place: text({ enum: places }).notNull(),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  isActive: boolean('is_active').notNull(),
  displayOrder: integer('display_order').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedBy: text('updated_by').notNull().default(''),
});

export const articleSlugs = pgTable('article_slugs', {
  slug: text().primaryKey(),
  articleId: integer('article_id').notNull(),
});

export const articleVersions = pgTable(
  'article_versions',
  {
    articleId: integer('article_id').notNull(),
    version: integer().notNull(),
    texts: jsonb().$type<ArticleTexts>().notNull(),
    publishedAt: instant('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.version] })],
);
