import { ArrowRight, ChevronDown } from 'lucide-react';
import type { Reader } from '../../messages.ts';
import { classes } from '../../ui/classes.ts';
import { AddressLink } from '../../ui/dashboard/address-link.tsx';
import { formatsOf } from '../../ui/formats.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { roles } from '../accounts/contract.ts';
import { zones } from '../outlets/contract.ts';
import { formatCode, readCode } from '../rewards/contract.ts';
import {
  fieldName,
  fieldsOf,
  onlyField,
  rolesText,
  sentenceOf,
  valuesText,
  whichOf,
} from './admin-sentence.ts';
import type { AuditEntry } from './contract.ts';
import { auditTexts } from './messages.ts';

type RowChange = NonNullable<AuditEntry['changes']>[number];

type EntryProps = {
  entry: AuditEntry;
  alike: AuditEntry[];
  words: Record<string, string>;
};

const switches = ['hide', 'show', 'order'];

export function Entry({ entry, alike, words }: EntryProps) {
  const say = useSay();
  const reader = useReader();
  const { clock } = useFormats();
  const { at, accountName, action, detail, requestId, changes } = entry;
  const [thing, verb = ''] = action.split('.');
  const isSystem = accountName === '' && thing !== 'login';
  const changed = (changes ?? []).filter((change) => fieldsOf(change).length > 0);
  const isRepeated = alike.every(({ target }) => target === entry.target);
  const only = onlyField(entry);
  const isSaid = switches.includes(verb) || only === 'is_active';
  const isDetailed = changed.length === 0 && detail !== '' && !whichOf(entry).includes(detail);
  const told = isSaid ? [] : together(changed);
  const isAlone = !isDetailed && told.length === 0;
  return (
    <li
      // At a desk, when, who, what and its details are below each other, to be scanned.
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 px-4 py-2.5 text-sm sm:px-5 xl:grid-cols-[2.75rem_8.5rem_minmax(0,1fr)_minmax(0,1fr)]"
      title={say(auditTexts.request, { action, id: requestId })}
    >
      <div className="text-ink-soft wrap-anywhere xl:contents">
        <span className="font-semibold text-ink xl:col-start-2 xl:row-start-1">
          {accountName || say(isSystem ? auditTexts.system : auditTexts.somebody)}
        </span>{' '}
        <div
          className={classes(
            'contents xl:flex xl:flex-wrap xl:gap-x-4 xl:gap-y-1.5 xl:col-start-3 xl:row-start-1',
            isAlone && 'xl:col-span-2',
          )}
        >
          <span
            className={classes(
              'xl:block xl:min-w-0 xl:first-letter:uppercase',
              action.startsWith('login.failed') && 'text-danger-deep',
            )}
          >
            <Linked entry={entry} text={sentenceOf(entry, words, reader)} />
          </span>
          {alike.length > 0 && (
            <details className="group max-xl:mt-1.5">
              <summary className="-my-3 flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5">
                {say(isRepeated ? auditTexts.alike : auditTexts.others, { count: alike.length })}
                <ChevronDown
                  className="size-4 transition group-open:rotate-180"
                  aria-hidden="true"
                />
              </summary>
              {isRepeated ? (
                <p className="flex flex-wrap gap-x-3 pt-2 tabular-nums">
                  {alike.map((one) => (
                    <span key={one.id}>{clock(one.at)}</span>
                  ))}
                </p>
              ) : (
                <ul className="pt-2">
                  {alike.map((one) => (
                    <li key={one.id} className="content-center pointer-coarse:min-h-11">
                      <span className="tabular-nums">{clock(one.at)}</span>{' '}
                      <Linked entry={one} text={whichOf(one)} />
                    </li>
                  ))}
                </ul>
              )}
            </details>
          )}
        </div>
      </div>
      <time
        dateTime={at}
        className="text-end text-ink-soft tabular-nums xl:col-start-1 xl:row-start-1 xl:text-start"
      >
        {clock(at)}
      </time>
      {!isAlone && (
        <div className="col-span-full grid gap-1.5 xl:col-span-1 xl:col-start-4 xl:row-start-1">
          {isDetailed && (
            <p className="text-ink-soft wrap-anywhere">{detailText(detail, reader)}</p>
          )}
          {told.map(([key, rows]) => (
            <Change key={key} rows={rows} isNamed={only !== undefined} />
          ))}
        </div>
      )}
    </li>
  );
}

function Linked({ entry, text }: { entry: AuditEntry; text: string }) {
  const which = whichOf(entry);
  const at = which === '' ? -1 : text.indexOf(which);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      {entry.href === '' ? (
        <span className="text-ink">{which}</span>
      ) : (
        <AddressLink
          href={entry.href}
          className="link font-normal text-ink decoration-line-strong hover:text-caramel-deep pointer-coarse:py-3.5"
        >
          {which}
        </AddressLink>
      )}
      {text.slice(at + which.length)}
    </>
  );
}

const channels: Record<string, string> = { email: 'E-mail', whatsapp: 'WhatsApp' };
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
function detailText(detail: string, reader: Reader) {
  const { short } = formatsOf(reader);
  // An outlet's times are followed by their zone.
  const zone = zones.find((one) => detail.endsWith(` ${one}`));
  const instants = detail.replaceAll(INSTANT, (at) => short(at, zone));
  // An account's detail is as in "dewi@kedai.example, manager".
  const role = roles.find((one) => detail.includes('@') && detail.endsWith(`, ${one}`));
  const text = role ? `${instants.slice(0, -role.length)}${rolesText(role, reader)}` : instants;
  const [code = '', ...rest] = text.split(' ');
  if (readCode(code) !== code) return channels[text] ?? text;
  return [formatCode(code), rest.join(' ')].filter(Boolean).join(' · ');
}

/** Longer values are below each other. */
const SHORT = 30;

/** Each outlet has a row without an id, and they are told as one. */
function together(changes: RowChange[]) {
  const keyOf = ({ table, id, fields }: RowChange) =>
    `${table} ${id ?? Object.keys(fields).join(' ')}`;
  return [...Map.groupBy(changes, keyOf)];
}

type ChangeProps = {
  rows: RowChange[];
  isNamed: boolean;
};

function Change({ rows, isNamed }: ChangeProps) {
  const say = useSay();
  const reader = useReader();
  const names = rows[0] ? fieldsOf(rows[0]) : [];
  return (
    <dl className="grid gap-1">
      {names.map((name) => {
        const both = rows.map(({ fields }) => fields[name] ?? []);
        const old = valuesText(
          name,
          both.map(([before]) => before),
          reader,
        );
        const fresh = valuesText(
          name,
          both.map(([, after]) => after),
          reader,
        );
        const isShort = old.length <= SHORT && fresh.length <= SHORT;
        return (
          <div
            key={name}
            className={classes(
              'grid gap-x-3',
              !isNamed && 'sm:grid-cols-[12.5rem_minmax(0,1fr)] xl:grid-cols-[9rem_minmax(0,1fr)]',
            )}
          >
            <dt className={isNamed ? 'sr-only' : 'text-ink-soft'}>
              {fieldName(name, reader)}
              {rows.length > 1 && <span className="tabular-nums"> ({rows.length})</span>}
            </dt>
            <dd className={isShort ? 'flex flex-wrap items-center gap-x-2' : 'grid gap-0.5'}>
              <del
                className={classes(
                  'line-clamp-4 whitespace-pre-line text-ink-soft wrap-anywhere',
                  // A dash that is struck out looks like an equals sign.
                  old === '–' && 'no-underline',
                )}
              >
                <span className="sr-only">{say(auditTexts.before)}</span>
                {old}
              </del>
              {isShort && <ArrowRight className="size-3.5 text-ink-soft" aria-hidden="true" />}
              <ins className="line-clamp-4 whitespace-pre-line no-underline wrap-anywhere">
                <span className="sr-only">{say(auditTexts.after)}</span>
                {fresh}
              </ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
