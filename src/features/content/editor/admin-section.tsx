import { ChevronDown, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Language, languageNames, languages, type Voice } from '../../../messages.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { AddressLink } from '../../../ui/dashboard/address-link.tsx';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Sentence, useSay } from '../../../ui/reader.tsx';
import { type Content, findItem } from '../contract.ts';
import { contentTexts } from '../messages.ts';
import { ContentField } from './admin-field.tsx';
import { fieldId } from './admin-field-props.ts';
import { useLabel } from './admin-label.ts';
import { isMissingIn, type Pair, textIn, textOfVoice } from './admin-pairs.ts';
import { type Names, ValueView, WithNames } from './admin-view.tsx';
import { draftTexts, editorTexts } from './messages.ts';

export type SectionProps = {
  voice: Voice;
  both: boolean;
  pairs: Map<number, Pair>;
  title: string;
  note?: string;
  items: Content[];
  names: Names;
  /** The ids of the rows that are fields. */
  editing: Set<number>;
  isOpen: boolean;
  shownOf: (item: Content) => string;
  problems: Record<number, string>;
  onEdit: (item: Content) => void;
  onUnfold: () => void;
  onChange: (item: Content, value: string) => void;
  onFocus: (item: Content) => void;
  onHistory: (item: Content) => void;
  onKeep: (item: Content) => void;
};

export function ContentSection(props: SectionProps) {
  const say = useSay();
  const { title, note, items, editing, names } = props;
  const [longest] = items
    .map((item) => wordsOf(item, props))
    .toSorted((a, b) => b.length - a.length);
  // The section would close under the hand of whoever saves.
  const [wasEdited, setWasEdited] = useState(false);
  const isEdited = items.some(({ id }) => editing.has(id));
  if (isEdited && !wasEdited) setWasEdited(true);
  const groups = Map.groupBy(items, (item) => {
    const group = knownOf(item)?.group;
    return group ? say(group) : '';
  });
  return (
    <details open={props.isOpen || wasEdited} className="group/part">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter and space on a summary are clicks, too */}
      <summary
        onClick={props.onUnfold}
        className="sticky top-0 z-5 flex min-h-12 cursor-pointer list-none items-center gap-3 rounded bg-foam px-4 border-line transition group-open/part:rounded-b-none group-open/part:border-b hover:bg-milk sm:px-5"
      >
        <div className="min-w-0 flex-1 py-2">
          <h3 className="me-2 inline font-semibold group-open/part:font-bold">{title}</h3>
          <span className="text-sm whitespace-nowrap text-ink-soft">
            {say(editorTexts.fieldCount, { count: items.length })}
          </span>
          {longest && (
            <p className="truncate text-sm text-ink-soft group-open/part:hidden">
              <WithNames text={longest} names={names} />
            </p>
          )}
        </div>
        <ChevronDown className="-me-1 size-4 shrink-0 text-ink-soft transition group-open/part:rotate-180" />
      </summary>
      {note && <p className="px-4 py-3 text-sm text-ink-soft sm:px-5">{note}</p>}
      {[...groups].map(([group, members]) => (
        <div key={group} className="border-line not-[summary+*]:border-t">
          {group && <h4 className="px-4 pt-4 text-sm font-bold sm:px-5">{group}</h4>}
          <ul className="divide-y divide-line">
            {members.map((item) => (
              <li
                key={item.id}
                data-content={item.id}
                className={classes(
                  'px-4 sm:px-5',
                  editing.has(item.id) ? 'py-5' : 'relative py-3 transition hover:bg-milk',
                )}
              >
                {editing.has(item.id) ? (
                  <EditRow item={item} {...props} />
                ) : (
                  <ViewRow item={item} {...props} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

/** Empty for what is no text, such as a picture, an address or a switch. */
function wordsOf(original: Content, { pairs, voice, shownOf }: SectionProps): string {
  const pair = pairs.get(original.id);
  const item = pair ? textOfVoice(pair, voice) : original;
  const { format = 'long' } = knownOf(original) ?? {};
  return item.contentType === 'text' && format === 'long' ? shownOf(item) : '';
}

const knownOf = ({ page, section, key }: Content) => findItem(page, section, key);

const isHeadline = ({ page, section, key }: Content) =>
  page === 'home' && section === 'hero' && key === 'title';

type RowProps = SectionProps & { item: Content };

function EditRow(props: RowProps) {
  const { item, pairs, voice, both } = props;
  const pair = pairs.get(item.id);
  if (!pair) return <Field {...props} />;
  return (
    <div className="@container">
      <div className={classes('grid gap-4', both && '@xl:grid-cols-2')}>
        {languages.map((language) => (
          <div
            key={language}
            className={classes(
              'grid content-start gap-1.5',
              textIn(pair, language) !== textOfVoice(pair, voice) &&
                (both ? '@max-xl:hidden' : 'hidden'),
            )}
          >
            <p className="text-xs font-bold text-ink-soft">{languageNames[language]}</p>
            <Field {...props} item={textIn(pair, language)} lang={language} />
            <Missing {...props} pair={pair} language={language} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Field(props: RowProps & { lang?: Language }) {
  const { item, names, shownOf, problems, onChange, onFocus, onHistory, lang } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the page shows whichever field is entered
    <div id={fieldId(item.id)} onFocus={() => onFocus(item)}>
      <ContentField
        item={item}
        lang={lang}
        known={knownOf(item)}
        value={shownOf(item)}
        error={problems[item.id]}
        names={names}
        onChange={(value) => onChange(item, value)}
        onHistory={() => onHistory(item)}
      />
      <NotYet {...props} />
    </div>
  );
}

/** Otherwise a button without a link would be saved, and nobody would know why it is not there. */
function NotYet({ item, items, shownOf }: Pick<RowProps, 'item' | 'items' | 'shownOf'>) {
  const say = useSay();
  const label = useLabel();
  const needed = items.find(({ key }) => key === knownOf(item)?.needs);
  if (!needed || shownOf(item) === '' || shownOf(needed) !== '') return null;
  return (
    <p className="text-sm text-caramel-deep">{say(editorTexts.needs, { name: label(needed) })}</p>
  );
}

const MISSING = { id: editorTexts.noIndonesian, en: editorTexts.noEnglish };

type MissingProps = Pick<SectionProps, 'shownOf' | 'onKeep'> & { pair: Pair; language: Language };

function Missing({ pair, language, shownOf, onKeep }: MissingProps) {
  const say = useSay();
  if (!isMissingIn(pair, language, shownOf)) return null;
  const text = textIn(pair, language);
  return (
    <div className="grid justify-items-start gap-1 text-xs text-ink-soft">
      {shownOf(text) !== '' && <p>{say(editorTexts.otherText)}</p>}
      <p>{say(MISSING[language])}</p>
      {shownOf(text) !== '' && (
        <Button variant="secondary" size="sm" onClick={() => onKeep(text)}>
          {say(editorTexts.keep)}
        </Button>
      )}
    </div>
  );
}

function ViewRow({ item: original, items, pairs, voice, names, shownOf, onEdit }: RowProps) {
  const pair = pairs.get(original.id);
  const item = pair ? textOfVoice(pair, voice) : original;
  const missing = languages.filter((language) => pair && isMissingIn(pair, language, shownOf));
  const isMissing = missing.some((language) => language === voice);
  const say = useSay();
  const label = useLabel()(item);
  const { remove } = useAction('contents');
  const known = knownOf(item);
  const isOther = known?.contentType === 'image' && shownOf(item) === '';
  const value = shownOf(isOther ? original : item);
  const discard = () => {
    const sentence = say(editorTexts.confirmDelete, { name: label });
    const question = { sentence, action: say(editorTexts.delete) };
    return remove(`/api/cms/contents/${item.id}`, question, say(contentTexts.deleted));
  };
  return (
    <div className="flex items-start gap-3">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-2 text-xs font-semibold text-ink-soft">
          {label}
          {!known && <span className="font-mono font-normal">{item.key}</span>}
          {item.draft !== null && (
            <Badge tone="warm">
              {say(item.publishAt ? draftTexts.scheduled : draftTexts.draft)}
            </Badge>
          )}
        </p>
        {!isMissing && <ValueView item={item} known={known} value={value} names={names} />}
        <NotYet item={item} items={items} shownOf={shownOf} />
        {isHeadline(item) && shownOf(item) === '{brand}' && (
          <p className="text-xs text-ink-soft">
            <Sentence
              of={editorTexts.sloganIsHeadline}
              tab={
                <AddressLink href="/admin/shop" className="link relative z-1">
                  {say(editorTexts.shop)}
                </AddressLink>
              }
            />
          </p>
        )}
        {missing.map((language) => (
          <p
            key={language}
            className={isMissing ? 'text-sm text-ink-soft' : 'text-xs text-ink-soft'}
          >
            {say(MISSING[language])}
          </p>
        ))}
      </div>
      <div className="-my-1.5 -me-2 flex">
        <button
          type="button"
          className="absolute inset-0 rounded"
          aria-label={say(editorTexts.edit, { name: label })}
          onClick={() => onEdit(item)}
        />
        <Pencil className="m-3.5 size-4 shrink-0 text-ink-soft" />
        {!known && (
          <span className="relative">
            <IconButton
              icon={Trash2}
              label={say(editorTexts.deleteOne, { name: label })}
              danger
              onClick={discard}
            />
          </span>
        )}
      </div>
    </div>
  );
}
