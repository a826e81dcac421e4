import { useEffect, useRef, useState } from 'react';
import type { Voice } from '../../../messages.ts';
import { useReader } from '../../../ui/reader.tsx';
import { type Content, type PageName, pageNames, registry } from '../contract.ts';
import type { PageContent } from '../registry/item.contract.ts';
import type { EditsOf } from './admin-edits.ts';
import { fieldId } from './admin-field-props.ts';
import { languageOf, type Pair, rowOf, textOfVoice } from './admin-pairs.ts';
import type { Side } from './admin-toolbar.tsx';

type PlaceOptions = {
  page: PageName;
  item: Content | undefined;
  contents: Content[];
  edits: EditsOf;
  pairs: Map<number, Pair>;
  onSearch: (text: string) => void;
  onShow: (page: PageName, id?: number) => void;
};

const pathOf = ({ page, section }: Content) => {
  const { path, sections }: PageContent = registry[page];
  return sections[section]?.path ?? path;
};

export function usePlace(options: PlaceOptions) {
  const { page, item, contents, pairs, onSearch, onShow } = options;
  const [editing, setEditing] = useState(() => withEdits(options));
  const [path, setPath] = useState<string>(() => (item ? pathOf(item) : registry[page].path));
  const [side, setSide] = useState<Side>('fields');
  const [voice, setVoice] = useState<Voice>(useReader().voice);
  const focusNext = useRef(item?.id);

  const edit = (content: Content) => {
    focusNext.current = content.id;
    // The field of the other language may be hidden.
    const pair = pairs.get(content.id);
    if (pair && textOfVoice(pair, voice).id !== content.id) setVoice(languageOf(pair, content));
    // One that was opened and not changed closes.
    const beside = emptyFacts(options, content).map(({ id }) => id);
    setEditing(new Set([...withEdits(options), ...beside, rowOf(pairs, content)]));
  };

  const open = (content: Content, from: 'fields' | 'page' = 'fields') => {
    edit(content);
    setSide('fields');
    if (from === 'fields') setPath(pathOf(content));
    onShow(content.page, content.id);
  };
  const pick = (id: number) => {
    const content = contents.find((one) => one.id === id);
    if (!content) return;
    onSearch('');
    open(content, 'page');
  };
  const openAlso = (more: Content[]) =>
    setEditing(new Set([...editing, ...more.map((content) => rowOf(pairs, content))]));
  /** What was opened meanwhile stays open. */
  const close = (shown = editing) => {
    setEditing((now) => new Set([...now].filter((id) => !shown.has(id))));
    onShow(page);
  };
  const turnTo = (next: PageName) => {
    setPath(registry[next].path);
    onShow(next);
  };
  const navigate = (address: string) => {
    const [, language = 'mixed', to = address] = /^\/(id|en)(?=\/|$)(.*)$/.exec(address) ?? [];
    setVoice(language === 'id' || language === 'en' ? language : 'mixed');
    setPath(to || '/');
    const next = pageNames.options.find((name) => registry[name].path === (to || '/'));
    if (next) onShow(next);
  };

  const asked = item?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address opens something
  useEffect(() => {
    if (item && !editing.has(rowOf(pairs, item))) edit(item);
  }, [asked]);
  useEffect(() => {
    if (focusNext.current === undefined) return;
    const field = document.getElementById(fieldId(focusNext.current));
    if (!field) return;
    focusNext.current = undefined;
    field.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
    // Centring a high field would put its label above the screen.
    const isHigh = field.offsetHeight > innerHeight / 2;
    field.scrollIntoView({ block: isHigh ? 'start' : 'center' });
  });

  return {
    editing: new Set([...editing, ...withEdits(options)]),
    path,
    side,
    setSide,
    voice,
    setVoice,
    open,
    openAlso,
    pick,
    close,
    turnTo,
    navigate,
  };
}

/** A new owner enters them one after another. */
function emptyFacts({ contents, edits }: PlaceOptions, { page, section }: Content): Content[] {
  if (page !== 'contact') return [];
  const facts = contents.filter((one) => one.page === page && one.section === section);
  return facts.filter((one) => one.language === '' && edits.shownOf(one) === '');
}

function withEdits({ contents, edits, pairs }: PlaceOptions): Set<number> {
  const edited = contents.filter(({ id }) => String(id) in edits.all);
  return new Set(edited.map((content) => rowOf(pairs, content)));
}
