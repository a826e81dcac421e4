import { Images } from 'lucide-react';
import { Empty } from '../../../ui/dashboard/lists/empty.tsx';
import { PagedList } from '../../../ui/dashboard/lists/paged-list.tsx';
import { usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { SearchBox } from '../../../ui/dashboard/tools/search-box.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { libraryPicture } from '../contract.ts';
import { Thumbnail } from './admin-thumbnail.tsx';
import { pictureFieldTexts } from './messages.ts';

type LibraryProps = { open: boolean; onClose: () => void; onChoose: (url: string) => void };

const source = {
  key: 'pictures',
  path: '/api/admin/pictures',
  schema: libraryPicture,
  limit: 24,
  inAddress: false,
};

export function PictureLibrary({ open, onClose, onChoose }: LibraryProps) {
  const say = useSay();
  return (
    <Dialog open={open} size="lg" title={say(pictureFieldTexts.library)} onClose={onClose}>
      <Pictures onChoose={onChoose} />
    </Dialog>
  );
}

function Pictures({ onChoose }: Pick<LibraryProps, 'onChoose'>) {
  const say = useSay();
  const list = usePaged(source);
  return (
    <>
      {list.query.data && !list.isEmpty && (
        <SearchBox label={say(pictureFieldTexts.search)} value={list.q} onSearch={list.onSearch} />
      )}
      <PagedList
        list={list}
        failure={say(pictureFieldTexts.failed)}
        none={
          <Empty
            icon={<Images />}
            title={say(pictureFieldTexts.none)}
            hint={say(pictureFieldTexts.noneHint)}
          />
        }
        noMatch={say(pictureFieldTexts.noMatch)}
      >
        {(rows) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3">
            {rows.map(({ url, name }) => (
              <li key={url}>
                <button
                  type="button"
                  onClick={() => onChoose(url)}
                  className="grid w-full gap-1 rounded p-1 text-start transition hover:bg-milk"
                >
                  <Thumbnail
                    src={url}
                    alt=""
                    className="aspect-square w-full rounded bg-milk object-contain"
                  />
                  <span className="truncate text-xs">{name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
