import { Newspaper } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useQueryText } from '../../../ui/dashboard/address.ts';
import { FirstEntry } from '../../../ui/dashboard/lists/empty.tsx';
import { EntryList } from '../../../ui/dashboard/lists/entry-list.tsx';
import { EntryTab } from '../../../ui/dashboard/lists/entry-tab.tsx';
import { PagedList } from '../../../ui/dashboard/lists/paged-list.tsx';
import { SkeletonNews } from '../../../ui/dashboard/lists/skeleton.tsx';
import { joinedOnPhone } from '../../../ui/dashboard/lists/sortable.tsx';
import { useEntries } from '../../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { Views } from '../../../ui/dashboard/views.tsx';
import { useSay } from '../../../ui/reader.tsx';
import type { Staff } from '../../accounts/contract.ts';
import { type Article, articleSchema } from '../contract.ts';
import { articleTexts } from '../messages.ts';
import { ArticleHistory } from './admin-history.tsx';
import { ArticleForm } from './admin-lazy-form.tsx';
import { LegalPages } from './admin-legal.tsx';
import { ArticleRow } from './admin-row.tsx';
import { legalTabTexts, articleTabTexts as t } from './messages.ts';

const source = {
  key: 'articles',
  path: '/api/articles',
  schema: articleSchema,
  texts: articleTexts,
  nameOf: ({ title }: Article) => title,
};

/** News are written most often, so they come first. */
const views = [
  { kind: 'news', label: t.news, href: '/admin/articles?kind=news' },
  { kind: 'page', label: t.pages, href: '/admin/articles?kind=page' },
  { kind: 'legal', label: legalTabTexts.view, href: '/admin/articles?kind=legal' },
] as const;

export default function Articles({ staff }: { staff: Staff }) {
  const asked = new URLSearchParams(useQueryText());
  const [news, pages] = views;
  const start = useList('news').isEmpty ? pages : news;
  const { kind, href } = views.find((view) => view.kind === asked.get('kind')) ?? start;
  return (
    <div className="grid gap-card">
      <Views views={views} open={href} />
      {kind === 'legal' ? <LegalPages /> : <ArticleList key={kind} kind={kind} staff={staff} />}
    </div>
  );
}

const useList = (kind: 'page' | 'news') => usePaged({ ...source, tabFilter: { kind } });

function ArticleList({ kind, staff }: { kind: 'page' | 'news'; staff: Staff }) {
  const say = useSay();
  const isNews = kind === 'news';
  const texts = isNews
    ? {
        ...articleTexts,
        search: t.searchNews,
        add: t.addNews,
        edit: t.editNews,
        none: t.noNews,
        noneHint: t.noNewsHint,
      }
    : articleTexts;
  const entries = useEntries({ ...source, texts });
  const list = useList(kind);
  const [history, setHistory] = useState<Article>();
  const row = (article: Article) => (
    <ArticleRow entries={entries} article={article} onHistory={() => setHistory(article)} />
  );
  const none = <FirstEntry entries={entries} icon={<Newspaper />} />;
  return (
    <EntryTab
      entries={entries}
      list={list}
      canBeHidden
      wide
      isSortable={!isNews}
      isOwner={staff.role === 'owner'}
      form={<ArticleForm entries={entries} kind={kind} />}
    >
      {isNews ? (
        <PagedList
          list={list}
          loading={<SkeletonNews />}
          failure={say(texts.failed)}
          none={none}
          noMatch={say(texts.noMatch)}
        >
          {(rows) => (
            <ul className={classes('grid md:grid-cols-2', joinedOnPhone.list)}>
              {rows.map((article) => (
                <li key={article.id} className={joinedOnPhone.row}>
                  {row(article)}
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      ) : (
        <EntryList list={list} entries={entries} isJoined hasPictures icon={<Newspaper />}>
          {row}
        </EntryList>
      )}
      {history && <ArticleHistory article={history} onClose={() => setHistory(undefined)} />}
    </EntryTab>
  );
}
