import { ExternalLink, History, Undo2 } from 'lucide-react';
import { type Localized, localized } from '../../../messages.ts';
import { startOfDay } from '../../../time.ts';
import { Badge, type Tone } from '../../../ui/dashboard/badge.tsx';
import { confirm } from '../../../ui/dashboard/confirm.tsx';
import { useAsRead, useLangOf } from '../../../ui/dashboard/forms/use-two-languages.ts';
import { EntryFacts, EntryRow } from '../../../ui/dashboard/lists/entry-row.tsx';
import { listTexts } from '../../../ui/dashboard/lists/messages.ts';
import type { Entries } from '../../../ui/dashboard/lists/use-entries.ts';
import { MenuItem, menuItem } from '../../../ui/dashboard/menu.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { Thumbnail } from '../../media/picture/admin-thumbnail.tsx';
import { type Article, articlePath } from '../contract.ts';
import { articleTexts } from '../messages.ts';
import { articleTabTexts as t } from './messages.ts';

type RowProps = { entries: Entries<Article>; article: Article; onHistory: () => void };

export function ArticleRow({ entries, article, onHistory }: RowProps) {
  const say = useSay();
  const { date, day, mediumDay } = useFormats();
  const read = useAsRead();
  const langOf = useLangOf();
  const { title, publish, publishAt, publishedAt, startsAt, endsAt, updatedBy, updatedAt } =
    article;
  const dropDraft = useDropDraft();
  const now = new Date();
  const status = statusOf(article, now);
  return (
    <EntryRow
      entries={entries}
      entry={article}
      activeSwitch={status}
      activeText={t.published}
      note={
        article.day && (
          <>
            <span className="max-sm:hidden">{day(article.day)}</span>
            <span className="sm:hidden">
              {status.tone === 'good' && `${say(t.published)} · `}
              {mediumDay(startOfDay(article.day))}
            </span>
          </>
        )
      }
      picture={
        article.imageUrl && (
          <span className="relative block h-full min-h-12 w-12 shrink-0 sm:min-h-13.5 sm:w-24 @sm:@max-xl:min-h-36 @sm:@max-xl:w-48">
            <Thumbnail
              src={article.imageUrl}
              className="absolute inset-0 size-full rounded bg-milk object-cover"
            />
          </span>
        )
      }
      more={
        <>
          <a
            href={`/preview/article/${article.id}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={say(t.preview, { name: title })}
            className={menuItem}
          >
            <ExternalLink className="size-4" />
            {say(t.previewShort)}
          </a>
          <MenuItem
            icon={History}
            text={say(t.historyShort)}
            label={say(t.history, { name: title })}
            onClick={onHistory}
          />
          {publish !== 'now' && publishedAt && (
            <MenuItem
              icon={Undo2}
              text={say(t.dropDraft)}
              label={`${say(t.dropDraft)}: ${title}`}
              onClick={() => void dropDraft(article)}
            />
          )}
        </>
      }
    >
      {article.summary && (
        <p
          lang={langOf(article, 'summary')}
          className="line-clamp-2 text-sm text-pretty text-ink-soft max-sm:hidden"
        >
          {read(article).summary}
        </p>
      )}
      <EntryFacts>
        {publish === 'draft' && publishedAt && <Badge tone="warm">{say(t.draft)}</Badge>}
        {publishAt && <Badge tone="warm">{say(t.scheduled, { when: date(publishAt) })}</Badge>}
        <span className="wrap-anywhere max-md:hidden">{articlePath(article)}</span>
        {startsAt && new Date(startsAt) > now && (
          <span>{say(t.waiting, { when: date(startsAt) })}</span>
        )}
        {endsAt && <span>{say(t.until, { when: date(endsAt) })}</span>}
        {updatedBy && <span>{say(t.savedBy, { name: updatedBy, when: date(updatedAt) })}</span>}
      </EntryFacts>
    </EntryRow>
  );
}

function statusOf(article: Article, now: Date): { label: Localized; tone: Tone } {
  const { isActive, publishedAt, endsAt } = article;
  if (endsAt && new Date(endsAt) <= now) return { label: t.over, tone: 'neutral' };
  if (!isActive) return { label: listTexts.inactive, tone: 'neutral' };
  return publishedAt
    ? { label: localized(t.published), tone: 'good' }
    : { label: localized(t.draft), tone: 'warm' };
}

/** Asks first, because what was written is lost. */
function useDropDraft() {
  const say = useSay();
  const { update } = useAction('articles');
  return async ({ id, title, updatedAt }: Article) => {
    const question = {
      sentence: say(t.confirmDrop, { name: title }),
      description: say(t.confirmDropHint),
      action: say(t.dropDraft),
    };
    if (!(await confirm(question))) return;
    const params = new URLSearchParams({ updatedAt });
    await update(
      () => api.delete(`/api/articles/${id}/draft?${params}`),
      say(articleTexts.updated),
    );
  };
}
