import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { changeQuery, useLeaveGuard, useQueryText } from '../../ui/dashboard/address.ts';
import { ListState } from '../../ui/dashboard/lists/list-state.tsx';
import { SkeletonTools } from '../../ui/dashboard/lists/skeleton.tsx';
import { SkeletonEditor } from '../../ui/dashboard/lists/skeleton-screens.tsx';
import { api } from '../../ui/fetch.ts';
import { useSay } from '../../ui/reader.tsx';
import { type Content, contentSchema, type PageName, pageNames } from './contract.ts';
import { Editor } from './editor/admin-editor.tsx';
import { useEdits } from './editor/admin-edits.ts';
import { useAddress } from './editor/admin-label.ts';
import { askBeforeLeaving } from './editor/admin-leave.tsx';
import { useSave } from './editor/admin-save.ts';
import { editorTexts } from './editor/messages.ts';
import { isOfApp } from './registry/about-app.contract.ts';

const listSchema = z.array(contentSchema);
const none: Content[] = [];

/** The search looks through all four pages, so all of them are read at once. */
async function readContents(): Promise<Content[]> {
  const pages = pageNames.options.map((page) => api.get(`/api/cms/contents/${page}`, listSchema));
  return (await Promise.all(pages)).flat();
}

export default function ContentEditor() {
  const say = useSay();
  const client = useQueryClient();
  const query = useQuery({ queryKey: ['contents'], queryFn: readContents });
  const edits = useEdits();
  const address = useAddress();
  const all = query.data ?? none;
  const isAppOff = all.some(({ key, value }) => key === 'has_app' && value === 'off');
  const contents = isAppOff ? all.filter((one) => !isOfApp(one)) : all;
  const pages = pageNames.options.filter((name) => contents.some((one) => one.page === name));
  const refresh = () => client.invalidateQueries({ queryKey: ['contents'] });
  const saving = useSave(all, edits, refresh);
  const [searched, setSearched] = useState('');
  const asked = new URLSearchParams(useQueryText());

  useLeaveGuard(edits.count > 0, async () => {
    const answer = await askBeforeLeaving(all.filter(({ id }) => id in edits.all).map(address));
    if (answer === 'drop') edits.clear();
    return answer === 'drop' || (answer === 'save' && (await saving.save('published')));
  });

  const item = contents.find(({ id }) => String(id) === asked.get('item'));
  const named = pages.find((name) => name === asked.get('page'));
  const page: PageName = named ?? item?.page ?? 'home';
  const show = (next: PageName, id?: number) =>
    changeQuery({ page: next, item: id === undefined ? '' : String(id) }, next !== page);

  return (
    <div className="grid gap-card">
      <ListState
        query={query}
        failure={say(editorTexts.failed)}
        empty={null}
        loading={
          <>
            <SkeletonTools parts />
            <SkeletonEditor />
          </>
        }
      >
        {() => (
          <Editor
            page={page}
            item={item}
            pages={pages}
            contents={contents}
            version={query.dataUpdatedAt}
            edits={edits}
            saving={saving}
            searched={searched}
            onSearch={setSearched}
            onShow={show}
            onSaved={refresh}
          />
        )}
      </ListState>
    </div>
  );
}
