import { Images } from 'lucide-react';
import { Empty } from '../../../ui/dashboard/lists/empty.tsx';
import { PagedList } from '../../../ui/dashboard/lists/paged-list.tsx';
import { usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { SearchBox } from '../../../ui/dashboard/tools/search-box.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { type LibraryPicture, libraryPicture } from '../contract.ts';
import { Thumbnail } from './admin-thumbnail.tsx';
import type { Slot } from './admin-use-picture.ts';
import { pictureFieldTexts } from './messages.ts';

type LibraryProps = {
  open: boolean;
  slot: Slot;
  onClose: () => void;
  onChoose: (url: string) => void;
};

const source = {
  key: 'pictures',
  path: '/api/admin/pictures',
  schema: libraryPicture,
  /** It fills the last row, of three, four or six. */
  limit: 24,
  inAddress: false,
};

export function PictureLibrary({ open, slot, onClose, onChoose }: LibraryProps) {
  const say = useSay();
  return (
    <Dialog open={open} size="lg" title={say(pictureFieldTexts.library)} onClose={onClose}>
      <Pictures slot={slot} onChoose={onChoose} />
    </Dialog>
  );
}

function Pictures({ slot, onChoose }: Pick<LibraryProps, 'slot' | 'onChoose'>) {
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
          <ul className="grid grid-cols-3 gap-x-2 gap-y-3 sm:grid-cols-4 md:grid-cols-6">
            {rows.map(({ url, name, size, usedIn }) => (
              <li key={url}>
                <button
                  type="button"
                  onClick={() => onChoose(url)}
                  className="grid w-full gap-0.5 rounded p-1 text-start transition hover:bg-milk"
                >
                  <Thumbnail
                    src={url}
                    className="mb-0.5 aspect-square w-full rounded bg-milk object-contain"
                  />
                  <span className="truncate text-xs">{name}</span>
                  {size && <Size size={size} slot={slot} />}
                  <span className="text-xs text-ink-soft">
                    {usedIn.length > 0
                      ? say(pictureFieldTexts.usedIn, { parts: usedIn.join(', ') })
                      : say(pictureFieldTexts.unused)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

type SizeProps = { size: NonNullable<LibraryPicture['size']>; slot: Slot };

function Size({ size: { width, height }, slot }: SizeProps) {
  const say = useSay();
  const size = `${width} × ${height}`;
  if (width >= slot.width && height >= slot.height) {
    return <span className="text-xs text-ink-soft tabular-nums">{size}</span>;
  }
  return (
    <span className="text-xs font-semibold text-caramel-deep tabular-nums">
      {say(pictureFieldTexts.small, { size })}
    </span>
  );
}
