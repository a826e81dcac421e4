import { ChevronsDownUp, ChevronsUpDown, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { Toolbar } from '../../../ui/dashboard/toolbar.tsx';
import { SearchBox } from '../../../ui/dashboard/tools/search-box.tsx';
import { useMedia } from '../../../ui/dashboard/tools/use-media.ts';
import { useKeptSwitch } from '../../../ui/dashboard/use-kept-switch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { type Content, type PageName, registry } from '../contract.ts';
import { hoursDisagree } from '../hours.contract.ts';
import { AddContent } from './admin-add.tsx';
import { DraftBar } from './admin-drafts.tsx';
import type { EditsOf } from './admin-edits.ts';
import { ContentHistory } from './admin-history.tsx';
import { MissingTexts } from './admin-missing.tsx';
import { pairsOf } from './admin-pairs.ts';
import type { SaveAs, useSave } from './admin-save.ts';
import { SaveBar, useSaveKey } from './admin-save-bar.tsx';
import { ContentSection } from './admin-section.tsx';
import { sectionsOf } from './admin-sections.ts';
import { PageChoice, SideChoice, VoiceChoice } from './admin-toolbar.tsx';
import { usePlace } from './admin-use-place.ts';
import { editorTexts } from './messages.ts';
import { Preview } from './preview/admin-preview.tsx';
import { useTopmost } from './preview/admin-use-topmost.ts';

type EditorProps = {
  page: PageName;
  pages: PageName[];
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

export function Editor(props: EditorProps) {
  const { page, item, contents, version, edits, saving, searched, onSearch, onShow, onSaved } =
    props;
  const say = useSay();
  const pairs = pairsOf(contents);
  const place = usePlace({ page, item, contents, edits, pairs, onSearch, onShow });
  const { editing, path, side, voice, open, close } = place;
  const { refused } = saving;
  const showFirst = useEffectEvent(([first]: Content[]) => {
    if (!first) return;
    onSearch('');
    open(first);
  });
  // It is an effect, because leaving the tab also saves.
  useEffect(() => showFirst(refused), [refused]);
  const isWide = useMedia('(width >= 80rem)');
  const isRoomy = useMedia('(width >= 64rem)');
  const isPhone = useMedia('(width < 40rem)');
  const [unfolds, setUnfolds] = useKeptSwitch('content:unfolded', false);
  const [both, setBoth] = useKeptSwitch('content:both-languages', !isRoomy);
  const [history, setHistory] = useState<number>();
  const [followed, follow] = useTopmost(isRoomy);
  const names = namesIn(contents, edits);
  const sections = sectionsOf(say, contents, pairs, page, searched);
  const earlier = edits.earlierOf(contents);
  const shown = history === undefined ? undefined : contents.find(({ id }) => id === history);

  const search = (
    <SearchBox
      label={say(editorTexts.search)}
      value={searched}
      onSearch={onSearch}
      className="min-w-24 flex-1"
    />
  );

  const voices = <VoiceChoice voice={voice} onVoice={place.setVoice} />;

  const save = async (as: SaveAs) => {
    if (edits.count === 0 || (await saving.save(as))) close(editing);
  };
  useSaveKey(edits.count > 0 && !saving.busy, () => void save('published'));
  const isUnfolded = (items: Content[]) =>
    isRoomy &&
    // A new owner comes to fill in these facts.
    (page === 'contact' || (unfolds && items.some((one) => edits.shownOf(one) !== '')));

  return (
    <>
      <Toolbar>
        <PageChoice page={page} pages={props.pages} onPage={place.turnTo} />
        {!isRoomy && <SideChoice side={side} onSide={place.setSide} />}
        {isPhone && side === 'fields' && <div className="order-last grid basis-full">{search}</div>}
        {!(isRoomy || isPhone) && voices}
        {isRoomy && (
          <Switch
            label={say(editorTexts.both)}
            checked={both}
            onChange={({ target }) => setBoth(target.checked)}
          />
        )}
      </Toolbar>
      <div
        className={classes(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-card',
          'lg:max-xl:grid-cols-[minmax(0,1fr)_21rem]',
          both ? 'xl:grid-cols-[41rem_minmax(0,1fr)]' : 'xl:grid-cols-[24rem_minmax(0,1fr)]',
        )}
      >
        <div
          className={classes(
            'grid grid-cols-[minmax(0,1fr)] gap-card',
            side === 'page' && 'max-lg:hidden',
          )}
        >
          <div className="flex flex-wrap items-center gap-x-2 gap-y-2 max-sm:hidden">
            {!isPhone && search}
            {page !== 'contact' && (
              <Button
                variant="quiet"
                size="sm"
                className="max-lg:hidden"
                onClick={() => setUnfolds(!unfolds)}
              >
                {unfolds ? (
                  <ChevronsDownUp className="size-4" />
                ) : (
                  <ChevronsUpDown className="size-4" />
                )}
                {say(unfolds ? editorTexts.fold : editorTexts.unfold)}
              </Button>
            )}
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
          <div className="card divide-y divide-line empty:hidden">
            {sections.map(({ key, title, note, items }) => (
              <ContentSection
                key={key}
                voice={voice}
                both={both}
                pairs={pairs}
                title={title}
                note={note}
                items={items}
                names={names}
                editing={editing}
                isOpen={searched !== '' || isUnfolded(items)}
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
          </div>
          <AddContent key={`add-${page}`} page={page} onSaved={onSaved} />
          {(editing.size > 0 || earlier.length > 0) && (isRoomy || side === 'fields') && (
            <SaveBar
              earlier={earlier}
              onTake={() => {
                edits.takeEarlier(earlier);
                place.openAlso(earlier);
              }}
              onDrop={edits.dropEarlier}
              elsewhere={contents.filter((one) => one.id in edits.all && one.page !== page)}
              onOpen={open}
              onDiscard={({ id }) => edits.drop([id])}
              count={editing.size > 0 ? edits.count : undefined}
              busy={saving.busy}
              onSave={save}
              onCancel={() => {
                edits.drop(contents.filter((one) => one.page === page).map(({ id }) => id));
                close();
              }}
            />
          )}
        </div>
        <div
          className={classes(
            'flex h-[calc(100dvh-12.75rem)] min-h-96 flex-col gap-3 max-sm:-mt-2 sm:gap-5 sm:h-[calc(100dvh-13.75rem)] lg:sticky lg:top-4 lg:h-[calc(100dvh-10rem)] xl:h-[calc(100dvh-7.5rem)]',
            'min-[100rem]:-me-[calc((100vw-87rem)/2)]',
            side === 'fields' && 'max-lg:hidden',
          )}
        >
          <Preview
            isWide={isWide}
            isNarrow={isPhone || (isRoomy && !isWide)}
            tools={(isRoomy || isPhone) && voices}
            path={path}
            voice={voice}
            contents={contents}
            typed={Object.fromEntries(
              Object.entries(edits.all).map(([id, { value }]) => [id, value]),
            )}
            version={version}
            open={item?.id}
            followed={followed}
            onPick={place.pick}
            onNavigate={place.navigate}
          />
        </div>
      </div>
      {shown && <ContentHistory content={shown} onClose={() => setHistory(undefined)} />}
    </>
  );
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
      <TriangleAlert className="mt-0.5 size-5 shrink-0 text-caramel-deep" />
      {say(editorTexts.hoursDisagree)}
    </p>
  );
}
