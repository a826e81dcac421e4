import { Plus, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../button.tsx';
import { noMatchTexts } from '../../messages.ts';
import { useSay } from '../../reader.tsx';
import type { EntryTexts } from './entry-texts.ts';
import type { Paged } from './use-paged.ts';

type EmptyProps = {
  title: string;
  hint?: string;
  icon?: ReactNode;
  children?: ReactNode;
};

export function Empty({ title, hint, icon, children }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-1 rounded border border-dashed border-line-strong px-6 py-8 text-center in-[.card]:justify-items-start in-[.card]:border-none in-[.card]:p-0 in-[.card]:text-start">
      {icon && (
        <div className="relative mb-2 grid size-28 place-items-center">
          <Kawung />
          <span className="relative grid size-12 place-items-center rounded-full bg-foam text-caramel-deep [&>svg]:size-6">
            {icon}
          </span>
        </div>
      )}
      <p className="font-semibold wrap-anywhere">{title}</p>
      {hint && <p className="max-w-md text-sm text-balance wrap-anywhere text-ink-soft">{hint}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}

type Adding = { editing: { add: () => void }; texts: Pick<EntryTexts, 'add'> };

/** On a phone the words of its button leave no room for the search. */
export const besideSearch = 'max-sm:size-11 max-sm:shrink-0 max-sm:p-0 max-sm:*:[span]:sr-only';

export function AddButton({ entries, className }: { entries: Adding; className?: string }) {
  const say = useSay();
  return (
    <Button className={className} onClick={entries.editing.add}>
      <Plus className="size-4" />
      <span>{say(entries.texts.add)}</span>
    </Button>
  );
}

type FirstEntryProps = {
  entries: {
    /** It is absent where something else adds the first entry. */
    editing?: Adding['editing'];
    texts: Pick<EntryTexts, 'add' | 'none' | 'noneHint'>;
  };
  icon: ReactNode;
};

export function FirstEntry({ entries: { editing, texts }, icon }: FirstEntryProps) {
  const say = useSay();
  return (
    <Empty icon={icon} title={say(texts.none)} hint={texts.noneHint && say(texts.noneHint)}>
      {editing && <AddButton entries={{ editing, texts }} />}
    </Empty>
  );
}

type NoMatchProps = { title: string; list: Pick<Paged<never>, 'q' | 'isNarrowed' | 'onShowAll'> };

export function NoMatch({ title, list: { q, isNarrowed, onShowAll } }: NoMatchProps) {
  const say = useSay();
  const { filter, both, word, showAll } = noMatchTexts;
  return (
    <Empty
      icon={<SearchX />}
      title={q === '' ? title : `${title}: “${q}”`}
      hint={say(q === '' ? filter : isNarrowed ? both : word)}
    >
      <Button variant="secondary" onClick={onShowAll}>
        {say(showAll)}
      </Button>
    </Empty>
  );
}

function Kawung() {
  return (
    <svg
      viewBox="-56 -56 112 112"
      className="absolute inset-0 fill-caramel-tint"
      aria-hidden="true"
    >
      {[45, 135, 225, 315].map((turn) => (
        <ellipse key={turn} cy="-31" rx="17" ry="24" transform={`rotate(${turn})`} />
      ))}
    </svg>
  );
}
