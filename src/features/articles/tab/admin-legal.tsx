import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { dayOf } from '../../../time.ts';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { activeStatus, EntryFacts, EntryRow } from '../../../ui/dashboard/lists/entry-row.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { SkeletonRows } from '../../../ui/dashboard/lists/skeleton.tsx';
import { useEntries } from '../../../ui/dashboard/lists/use-entries.ts';
import { menuItem } from '../../../ui/dashboard/menu.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import {
  type Article,
  articleSchema,
  type LegalTemplate,
  legalTemplateSchema,
} from '../contract.ts';
import { articleTexts } from '../messages.ts';
import { ArticleHistory } from './admin-history.tsx';
import { ArticleForm } from './admin-lazy-form.tsx';
import { ArticleRow } from './admin-row.tsx';
import { legalTabTexts as t } from './messages.ts';

const source = {
  key: 'articles',
  path: '/api/articles',
  adminPath: '/api/admin/articles',
  texts: {
    ...articleTexts,
    add: t.edit,
    confirmDelete: t.confirmBuiltIn,
    deleted: t.builtInAgain,
  },
  nameOf: ({ title }: Article) => title,
};

const read = async () => {
  const [templates, own] = await Promise.all([
    api.get('/api/admin/legal-pages', z.array(legalTemplateSchema)),
    api.get('/api/articles?kind=legal', z.array(articleSchema)),
  ]);
  return templates.map((template) => ({
    template,
    own: own.find(({ slug }) => slug === template.slug),
  }));
};

export function LegalPages() {
  const say = useSay();
  const query = useQuery({ queryKey: ['articles', 'legal'], queryFn: read });
  const entries = useEntries(source);
  const { editing } = entries;
  const [start, setStart] = useState<LegalTemplate>();
  const [history, setHistory] = useState<Article>();
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{say(t.hint)}</p>
      <ListState
        query={query}
        failure={say(articleTexts.failed)}
        empty={null}
        loading={<SkeletonRows />}
      >
        {(pages) => (
          <ul className="card divide-y divide-line">
            {pages.map(({ template, own }) => (
              <li key={template.slug} className="px-card py-2.5">
                {own ? (
                  <ArticleRow entries={entries} article={own} onHistory={() => setHistory(own)} />
                ) : (
                  <BuiltIn
                    template={template}
                    onEdit={() => {
                      // The owner's text begins to hold today, not on the built-in one's day.
                      setStart({ ...template, day: dayOf(Date.now()) });
                      editing.add();
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </ListState>
      <Dialog
        key={editing.key}
        open={editing.open}
        size="wide"
        title={say(t.edit)}
        onClose={() => void editing.close()}
      >
        <ArticleForm entries={entries} kind="legal" start={start} />
      </Dialog>
      {history && <ArticleHistory article={history} onClose={() => setHistory(undefined)} />}
    </div>
  );
}

type Row = LegalTemplate & Pick<Article, 'id' | 'updatedAt' | 'isActive'>;

function BuiltIn({ template, onEdit }: { template: LegalTemplate; onEdit: () => void }) {
  const say = useSay();
  const { day } = useFormats();
  const { update } = useAction('articles');
  const entries = useEntries({ ...source, nameOf: ({ title }: Row) => title });
  const { slug, title, isShown } = template;
  const hide = () => {
    const own = { ...template, kind: 'legal', isActive: false };
    return update(() => api.post('/api/articles', own), say(articleTexts.updated));
  };
  return (
    <EntryRow
      // The built-in text has no row to delete, and hiding it makes the owner's own version.
      entries={{ ...entries, editing: { start: onEdit }, activate: hide, discard: undefined }}
      entry={{ ...template, id: 0, updatedAt: '', isActive: isShown }}
      activeSwitch={isShown ? activeStatus(true) : undefined}
      more={
        isShown && (
          <a
            href={`/${slug}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={say(t.open, { name: title })}
            className={menuItem}
          >
            <ExternalLink className="size-4" />
            {say(t.openShort)}
          </a>
        )
      }
    >
      <EntryFacts>
        {!isShown && <Badge>{say(t.noApp)}</Badge>}
        <Badge>{say(t.builtIn)}</Badge>
        {template.day && <span>{say(t.holdsFrom, { day: day(template.day) })}</span>}
        <span className="max-md:hidden">/{slug}</span>
      </EntryFacts>
    </EntryRow>
  );
}
