import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { Folded } from '../../../ui/dashboard/folded.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { type Article, articleSchema, articleVersionSchema } from '../contract.ts';
import { articleTexts } from '../messages.ts';
import { Formatted } from './admin-view.tsx';
import { articleTabTexts as t } from './messages.ts';

export function ArticleHistory({ article, onClose }: { article: Article; onClose: () => void }) {
  const say = useSay();
  const { date } = useFormats();
  const path = `/api/articles/${article.id}`;
  const query = useGet(
    ['article-history', article.id, article.updatedAt],
    `${path}/history`,
    z.array(articleVersionSchema),
  );
  const { update } = useAction('articles');
  const restore = async (version: number) => {
    const body = { version, updatedAt: article.updatedAt };
    const work = () => api.post(`${path}/restore`, body, articleSchema);
    if (await update(work, say(articleTexts.restored))) onClose();
  };
  return (
    <Dialog size="lg" title={say(t.history, { name: article.title })} onClose={onClose}>
      <ListState
        query={query}
        failure={say(t.historyFailed)}
        empty={<p className="text-ink-soft">{say(t.noHistory)}</p>}
      >
        {(versions) => (
          <ol className="divide-y divide-line">
            {versions.map(({ version, texts, publishedAt, publishedBy }, index) => (
              <li key={version} className="grid gap-2 py-4 first:pt-0">
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <p className="flex-1 text-sm">
                    <span className="font-semibold">{publishedBy || say(t.someone)}</span>
                    <span className="text-ink-soft">, {date(publishedAt)}</span>
                  </p>
                  {index === 0 && article.publishedAt ? (
                    <span className="text-xs font-semibold text-pandan-deep">{say(t.shown)}</span>
                  ) : (
                    <Button variant="secondary" size="sm" onClick={() => restore(version)}>
                      {say(t.restore)}
                    </Button>
                  )}
                </div>
                <Folded
                  title={
                    <span className="text-sm font-normal">
                      {texts.title || texts.translation.title}
                    </span>
                  }
                >
                  <div className="grid gap-4 sm:grid-cols-2">
                    <Formatted html={texts.body} />
                    <Formatted html={texts.translation.body} />
                  </div>
                </Folded>
              </li>
            ))}
          </ol>
        )}
      </ListState>
    </Dialog>
  );
}
