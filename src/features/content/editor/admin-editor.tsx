import { ChevronsDownUp, ChevronsUpDown, ExternalLink, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Voice } from '../../../messages.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { Toolbar } from '../../../ui/dashboard/toolbar.tsx';
import { SearchBox } from '../../../ui/dashboard/tools/search-box.tsx';
import { useKeptSwitch } from '../../../ui/dashboard/use-kept-switch.ts';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { type Content, type PageName, pageNames, registry } from '../contract.ts';
import { hoursDisagree } from '../hours.contract.ts';
import type { PageContent } from '../registry/item.contract.ts';
import { AddContent } from './admin-add.tsx';
import { DraftBar } from './admin-drafts.tsx';
import type { EditsOf } from './admin-edits.ts';
import { fieldId } from './admin-field-props.ts';
import { PageFrame } from './admin-frame.tsx';
import { ContentHistory } from './admin-history.tsx';
import { MissingTexts } from './admin-missing.tsx';
import { languageOf, pairsOf, textOfVoice } from './admin-pairs.ts';
import type { useSave } from './admin-save.ts';
import { ContentSection } from './admin-section.tsx';
import { sectionKey, sectionsOf } from './admin-sections.ts';
import { PageChoice, type Side, SideChoice, VoiceChoice, WidthChoice } from './admin-toolbar.tsx';
import { editorTexts } from './messages.ts';

type EditorProps = {
  page: PageName;
  item: Content | undefined;
  contents: Content[];
  version: number;
  edits: EditsOf;
  saving: ReturnType<typeof useSave>;
  searched: string;
  onSearch: (text: string) => void;
  onShow: (page: PageName, id?: number) => void;
  onSaved: () => Promise<unknown>;
};

const WIDE = 1280;
/** Below it the sections under the first are closed, because one would scroll past them for long. */
const ROOMY = 1024;
const pathOf = ({ page, section }: Content) => {
  const { path, sections }: PageContent = registry[page];
  return sections[section]?.path ?? path;
};

/** The page beside its fields: a click on either opens the other. */
export function Editor(props: EditorProps) {
  const { page, item, contents, version, edits, saving, searched, onShow, onSaved } = props;
  const say = useSay();
  const [editing, setEditing] = useState(() => sectionsWithEdits(contents, edits));
  const [path, setPath] = useState<string>(() => (item ? pathOf(item) : registry[page].path));
  const [side, setSide] = useState<Side>('fields');
  const isWide = window.innerWidth >= WIDE;
  const isRoomy = window.innerWidth >= ROOMY;
  const [unfolds, setUnfolds] = useKeptSwitch('content:unfolded', false);
  const unfolded = isRoomy && unfolds;
  const [width, setWidth] = useState(isWide ? 1440 : 360);
  const [both, setBoth] = useKeptSwitch('content:both-languages', !isWide);
  const [history, setHistory] = useState<number>();
  const [voice, setVoice] = useState<Voice>(useReader().voice);
  const pairs = pairsOf(contents);
  /** The field of the other language may be hidden. */
  const showLanguageOf = (content: Content) => {
    const pair = pairs.get(content.id);
    if (pair && textOfVoice(pair, voice).id !== content.id) setVoice(languageOf(pair, content));
  };
  const focusNext = useRef(item?.id);

  const open = (content: Content, from: 'fields' | 'page' = 'fields') => {
    focusNext.current = content.id;
    showLanguageOf(content);
    setEditing((all) => new Set(all).add(sectionKey(content)));
    setSide('fields');
    if (from === 'fields') setPath(pathOf(content));
    onShow(content.page, content.id);
  };
  const pick = (id: number) => {
    const content = contents.find((one) => one.id === id);
    if (!content) return;
    props.onSearch('');
    open(content, 'page');
  };
  const close = () => {
    setEditing(new Set());
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

  // The search, a bookmark or another tab may name the content to open.
  const asked = item?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address opens something
  useEffect(() => {
    if (item && !editing.has(sectionKey(item))) {
      focusNext.current = item.id;
      showLanguageOf(item);
      setEditing((all) => new Set(all).add(sectionKey(item)));
    }
  }, [asked]);
  useEffect(() => {
    if (focusNext.current === undefined) return;
    const field = document.getElementById(fieldId(focusNext.current));
    if (!field) return;
    focusNext.current = undefined;
    field.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  });

  const save = async (as: 'published' | 'draft') => {
    if (edits.count === 0 || (await saving.save(as))) close();
  };
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault(); // the browser would save the dashboard as a file
      if (edits.count > 0 && !saving.busy) void save('published');
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  });
  const [followed, follow] = useTopmost(isWide);
  const names = namesIn(contents, edits);
  const sections = sectionsOf(say, contents, pairs, page, searched);
  const shown = history === undefined ? undefined : contents.find(({ id }) => id === history);

  return (
    <>
      <Toolbar>
        <PageChoice page={page} onPage={turnTo} />
        <SideChoice side={side} onSide={setSide} />
      </Toolbar>
      <div
        className={classes(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-5',
          both ? 'xl:grid-cols-[41rem_minmax(0,1fr)]' : 'xl:grid-cols-[26rem_minmax(0,1fr)]',
        )}
      >
        <div
          className={classes(
            'grid grid-cols-[minmax(0,1fr)] gap-4',
            side === 'page' && 'max-xl:hidden',
          )}
        >
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <VoiceChoice voice={voice} onVoice={setVoice} />
            {page !== 'contact' && (
              <Button
                variant="quiet"
                size="icon"
                className="ms-auto max-lg:hidden"
                aria-label={say(unfolds ? editorTexts.fold : editorTexts.unfold)}
                onClick={() => setUnfolds(!unfolds)}
              >
                {unfolds ? (
                  <ChevronsDownUp className="size-4" aria-hidden="true" />
                ) : (
                  <ChevronsUpDown className="size-4" aria-hidden="true" />
                )}
              </Button>
            )}
            {editing.size > 0 && (
              <Switch
                className="max-md:hidden"
                label={say(editorTexts.both)}
                checked={both}
                onChange={({ target }) => setBoth(target.checked)}
              />
            )}
            <SearchBox
              label={say(editorTexts.search)}
              value={searched}
              onSearch={props.onSearch}
              className="min-w-40 flex-1 xl:basis-full"
            />
          </div>
          <DraftBar
            drafts={contents.filter(({ draft }) => draft !== null)}
            path={path}
            voice={voice}
            onOpen={open}
          />
          <MissingTexts pairs={pairs} onOpen={open} />
          <HoursWarning items={contents} page={page} />
          {sections.length === 0 && <p className="text-ink-soft">{say(editorTexts.noMatch)}</p>}
          {sections.map(({ key, title, note, items }, at) => (
            <ContentSection
              key={key}
              voice={voice}
              both={both}
              pairs={pairs}
              title={title}
              note={note}
              items={items}
              names={names}
              editing={editing.has(key)}
              isOpen={
                at === 0 ||
                searched !== '' ||
                editing.has(key) ||
                // The facts of a shop are what a new owner comes to fill in.
                (page === 'contact' && isRoomy) ||
                (unfolded && items.some((one) => edits.shownOf(one) !== ''))
              }
              shownOf={edits.shownOf}
              problems={saving.problems}
              onEdit={open}
              onUnfold={() => follow(items[0]?.id)}
              onChange={(content, value) => {
                saving.forget(content.id);
                edits.change(content, value);
              }}
              onFocus={(content) => onShow(content.page, content.id)}
              onHistory={({ id }) => setHistory(id)}
              onKeep={edits.keep}
            />
          ))}
          <AddContent key={`add-${page}`} page={page} onSaved={onSaved} />
          {editing.size > 0 && (
            <div
              data-bar
              className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-2 rounded border border-line bg-foam p-3 shadow max-lg:bottom-18 max-sm:gap-1 max-sm:[&>button]:px-2.5"
            >
              <Button busy={saving.busy === 'published'} onClick={() => save('published')}>
                {say(editorTexts.save)}
              </Button>
              <Button
                variant="secondary"
                busy={saving.busy === 'draft'}
                disabled={edits.count === 0}
                aria-describedby="edits"
                onClick={() => save('draft')}
              >
                {say(editorTexts.saveDraft)}
              </Button>
              <Button
                variant="quiet"
                disabled={saving.busy !== undefined}
                onClick={() => {
                  edits.clear();
                  close();
                }}
              >
                {say(editorTexts.cancel)}
              </Button>
              <p
                id="edits"
                role="status"
                className="ms-auto text-xs text-ink-soft max-sm:basis-full max-sm:px-2.5"
              >
                {edits.count > 0
                  ? say(editorTexts.unsaved, { count: edits.count })
                  : say(editorTexts.noChange)}
              </p>
            </div>
          )}
        </div>
        <div
          className={classes(
            'flex h-[calc(100dvh-20.5rem)] min-h-96 flex-col gap-2 xl:sticky xl:top-4 xl:h-[calc(100dvh-7rem)]',
            side === 'fields' && 'max-xl:hidden',
          )}
        >
          <div className="flex flex-wrap items-center gap-2">
            <p className="me-auto text-sm text-ink-soft max-sm:sr-only">{say(editorTexts.press)}</p>
            <WidthChoice width={width} onWidth={setWidth} />
            <ButtonLink
              external
              variant="quiet"
              size="icon"
              href={`/preview${path === '/' ? '' : path}?voice=${voice}`}
              aria-label={say(editorTexts.openPreview)}
            >
              <ExternalLink className="size-4" aria-hidden="true" />
            </ButtonLink>
          </div>
          <PageFrame
            path={path}
            voice={voice}
            title={say(editorTexts.previewOf, { path })}
            width={width}
            contents={contents}
            typed={Object.fromEntries(
              Object.entries(edits.all).map(([id, { value }]) => [id, value]),
            )}
            version={version}
            open={asked}
            followed={followed}
            onPick={pick}
            onNavigate={navigate}
          />
        </div>
      </div>
      {shown && <ContentHistory content={shown} onClose={() => setHistory(undefined)} />}
    </>
  );
}

/** Content of the field on top of the screen: the page beside the fields follows it. */
function useTopmost(isWide: boolean) {
  const [topmost, setTopmost] = useState<number>();
  useEffect(() => {
    if (!isWide) return;
    const look = () => {
      const rows = [...document.querySelectorAll<HTMLElement>('[open] [data-content]')];
      const row = rows.find((one) => one.getBoundingClientRect().top >= 0);
      setTopmost(window.scrollY > 0 && row ? Number(row.dataset.content) : undefined);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [isWide]);
  return [topmost, setTopmost] as const;
}

function sectionsWithEdits(contents: Content[], edits: EditsOf) {
  const edited = contents.filter(({ id }) => String(id) in edits.all);
  return new Set(edited.map(sectionKey));
}

function namesIn(contents: Content[], edits: EditsOf) {
  const { name, app_name } = registry.contact.sections.brand.items;
  const find = (key: string) =>
    contents.find((one) => one.page === 'contact' && one.section === 'brand' && one.key === key);
  const shownOf = (key: string, fallback: string) => {
    const found = find(key);
    return found ? edits.shownOf(found) : fallback;
  };
  return { brand: shownOf('name', name.value), app: shownOf('app_name', app_name.value) };
}

/** The hours are edited in three places, and customers believe each of them. */
function HoursWarning({ items, page }: { items: Content[]; page: PageName }) {
  const say = useSay();
  const hours = items.filter((item) => item.page === 'contact' && item.section === 'hours');
  if (page !== 'contact' || !hoursDisagree(hours.map((item) => item.value))) return null;
  return (
    <p className="card flex items-start gap-3 bg-caramel-tint p-4 text-sm">
      <TriangleAlert className="mt-0.5 size-5 shrink-0 text-caramel-deep" aria-hidden="true" />
      {say(editorTexts.hoursDisagree)}
    </p>
  );
}
