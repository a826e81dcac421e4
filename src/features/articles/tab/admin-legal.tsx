import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Pencil } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { dayOf } from '../../../time.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { EntryFacts } from '../../../ui/dashboard/lists/entry-row.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { listTexts } from '../../../ui/dashboard/lists/messages.ts';
import { useEntries } from '../../../ui/dashboard/lists/use-entries.ts';
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
    edit: t.edit,
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

/** The legal pages: the built-in texts, until the owner has written others. */
export function LegalPages() {
  const say = useSay();
  const query = useQuery({ queryKey: ['articles', 'legal'], queryFn: read });
  const entries = useEntries(source);
  const { editing } = entries;
  const [start, setStart] = useState<LegalTemplate>();
  const [history, setHistory] = useState<Article>();
  return (
    <div className="grid gap-4">
      <p className="max-w-text text-sm text-ink-soft">{say(t.hint)}</p>
      <ListState query={query} failure={say(articleTexts.failed)} empty={null}>
        {(pages) => (
          <ul className="card divide-y divide-line">
            {pages.map(({ template, own }) => (
              <li key={template.slug} className="px-3 py-2.5">
                {own ? (
                  <ArticleRow entries={entries} article={own} onHistory={() => setHistory(own)} />
                ) : (
                  <BuiltIn
                    template={template}
                    onEdit={() => {
                      // One's own text is not as old as the built-in one.
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

function BuiltIn({ template, onEdit }: { template: LegalTemplate; onEdit: () => void }) {
  const say = useSay();
  const { day } = useFormats();
  const { update } = useAction('articles');
  const { slug, title } = template;
  const hide = () => {
    const own = { ...template, kind: 'legal', isActive: false };
    return update(() => api.post('/api/articles', own), say(articleTexts.updated));
  };
  return (
    <article className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="grid min-w-0 flex-1 gap-1">
        <h3 className="leading-snug font-semibold">{title}</h3>
        <p className="text-sm text-ink-soft max-md:hidden">/{slug}</p>
        <EntryFacts>
          <Badge tone="neutral">{say(t.builtIn)}</Badge>
          {template.day && <span>{say(t.holdsFrom, { day: day(template.day) })}</span>}
        </EntryFacts>
      </div>
      <Switch
        aria-label={say(listTexts.activeNamed, { name: title })}
        label={<span className="text-xs text-ink-soft">{say(listTexts.active)}</span>}
        checked
        onChange={() => void hide()}
      />
      <span className="flex">
        <ButtonLink
          external
          variant="quiet"
          size="icon"
          href={`/${slug}`}
          aria-label={say(t.open, { name: title })}
        >
          <ExternalLink className="size-4" aria-hidden="true" />
        </ButtonLink>
        <IconButton icon={Pencil} label={say(listTexts.edit, { name: title })} onClick={onEdit} />
      </span>
    </article>
  );
}
