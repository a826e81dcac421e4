import { ArrowRight, ChevronDown, Server, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import type { Reader } from '../../messages.ts';
import { classes } from '../../ui/classes.ts';
import { AddressLink } from '../../ui/dashboard/address-link.tsx';
import { Badge } from '../../ui/dashboard/badge.tsx';
import { Avatar } from '../../ui/dashboard/tools/avatar.tsx';
import { formatsOf } from '../../ui/formats.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { roles } from '../accounts/contract.ts';
import { zones } from '../outlets/contract.ts';
import { formatCode, readCode } from '../rewards/contract.ts';
import {
  type ChangedField,
  changedFieldsOf,
  onlyField,
  restOf,
  rolesText,
  sentenceOf,
  whichOf,
} from './admin-sentence.ts';
import type { AuditEntry } from './contract.ts';
import { auditHeadings, auditTexts, wholeTexts } from './messages.ts';

type EntryProps = {
  entry: AuditEntry;
  /** The row above has the person's circle. */
  isSamePerson: boolean;
  alike: AuditEntry[];
  words: Record<string, string>;
};

/** The sentence says it all. */
const switches = ['hide', 'show', 'order'];

export function Entry({ entry, isSamePerson, alike, words }: EntryProps) {
  const say = useSay();
  const reader = useReader();
  const { clock } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { at, accountName, action, detail, requestId } = entry;
  const [thing, verb = ''] = action.split('.');
  const isSystem = accountName === '' && thing !== 'login';
  const only = onlyField(entry);
  const changed = changedFieldsOf(entry, reader);
  const told = switches.includes(verb) || only === 'is_active' ? [] : changed;
  const [first, ...others] = told;
  const isDetailed = changed.length === 0 && detail !== '' && !whichOf(entry).includes(detail);
  const isMixed = alike.some((other) => other.action !== action);
  const isOut = [entry, ...alike].some((one) => one.action === 'logout');
  const sentence = isMixed
    ? say(isOut ? auditTexts.inAndOut : wholeTexts.login)
    : sentenceOf(entry, words, reader);
  const isInline = first !== undefined && others.length === 0 && isShort(first);
  const isFolded = first !== undefined && !isInline;
  const names = told.map(({ name }) => name).join(', ');
  const isRepeated = alike.every(({ target }) => target === entry.target);
  const label = isFolded
    ? only
      ? say(auditHeadings.changes)
      : names
    : isRepeated
      ? say(auditTexts.alike, { count: alike.length + 1, time: clock(alike.at(-1)?.at ?? at) })
      : say(auditTexts.others, { count: alike.length });
  return (
    <li
      className="flex items-start gap-x-3 px-card py-2 text-sm"
      title={say(auditTexts.request, { action, id: requestId })}
    >
      {isSamePerson ? (
        <span className="size-9 shrink-0" />
      ) : (
        <Avatar>
          {accountName.slice(0, 1) ||
            (isSystem ? <Server className="size-4" /> : <UserRoundX className="size-4" />)}
        </Avatar>
      )}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 self-center text-ink-soft wrap-anywhere *:[:nth-child(n+3)]:col-span-2">
        <p>
          <span className="font-semibold text-ink">
            {accountName || say(isSystem ? auditTexts.system : auditTexts.somebody)}
          </span>{' '}
          <span className={action.startsWith('login.failed') ? 'text-danger-deep' : undefined}>
            <Linked entry={entry} text={sentence} />
          </span>
          {alike.length > 0 && (
            <>
              {' '}
              <Badge>{`×${alike.length + 1}`}</Badge>
            </>
          )}
        </p>
        <time dateTime={at} className="text-xs whitespace-nowrap tabular-nums">
          {clock(at)}
        </time>
        <p className="text-xs empty:hidden">
          {isDetailed && detailText(restOf(entry), reader)}
          {isInline && !only && `${first.name}: `}
          {isInline && <Both of={first} />}
          {isFolded && !only && names}
        </p>
        {isOpen && isFolded && (
          <dl
            className={classes('mt-1 grid gap-x-3 gap-y-1.5', !only && 'sm:grid-cols-[9rem_1fr]')}
          >
            {told.map((one) => (
              <div key={one.key} className="contents">
                <dt className={only && 'sr-only'}>
                  {one.name}
                  {one.count > 1 && <span className="tabular-nums"> ({one.count})</span>}
                </dt>
                <dd>
                  <Both of={one} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {isOpen && alike.length > 0 && (
          <Alike alike={alike} isMixed={isMixed} isRepeated={isRepeated} />
        )}
      </div>
      {isFolded || alike.length > 0 ? (
        <button
          type="button"
          aria-label={label}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-my-2 -ms-10 -me-card flex h-13 w-[calc(var(--spacing-card)+3.25rem)] shrink-0 items-center justify-end pe-card text-ink-soft transition hover:text-ink"
        >
          <ChevronDown className={classes('size-4 transition', isOpen && 'rotate-180')} />
        </button>
      ) : (
        // All times end at one line.
        <span className="w-3 shrink-0" />
      )}
    </li>
  );
}

type AlikeProps = { alike: AuditEntry[]; isMixed: boolean; isRepeated: boolean };

function Alike({ alike, isMixed, isRepeated }: AlikeProps) {
  const { clock } = useFormats();
  const reader = useReader();
  return (
    <ul className={classes('mt-1', isRepeated && 'flex flex-wrap gap-x-3')}>
      {alike.map((one) => (
        <li key={one.id} className="content-center pointer-coarse:min-h-11">
          <span className="tabular-nums">{clock(one.at)}</span>{' '}
          {isMixed && sentenceOf(one, {}, reader)}
          {!isRepeated && <Linked entry={one} text={whichOf(one)} />}
        </li>
      ))}
    </ul>
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
        <span className="inline-block text-ink">{which}</span>
      ) : (
        <AddressLink
          href={entry.href}
          className="link inline-block font-normal text-ink decoration-line-strong hover:text-caramel-deep pointer-coarse:-my-3.5 pointer-coarse:py-3.5"
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
  const text = role
    ? `${rolesText(role, reader)} · ${instants.slice(0, -`, ${role}`.length)}`
    : instants;
  const [code = '', ...rest] = text.split(' ');
  if (readCode(code) !== code) return channels[text] ?? text;
  return [formatCode(code), rest.join(' ')].filter(Boolean).join(' · ');
}

/** Longer values are below each other. */
const SHORT = 30;
const isShort = ({ before, after }: ChangedField) =>
  before.length <= SHORT && after.length <= SHORT;

function Both({ of }: { of: ChangedField }) {
  const say = useSay();
  const { before, after } = of;
  const isInline = isShort(of);
  const text = isInline ? undefined : 'line-clamp-4 whitespace-pre-line';
  const shown = (value: string) => (isInline ? value.replaceAll('\n', ' · ') : value);
  return (
    <>
      {/* A dash that is struck out looks like an equals sign. */}
      <del className={classes(text, before === '–' && 'no-underline')}>
        <span className="sr-only">{say(auditTexts.before)}</span>
        {shown(before)}
      </del>
      {isInline && <ArrowRight className="mx-1.5 inline size-3.5" />}
      <ins className={classes(text, 'text-ink no-underline')}>
        <span className="sr-only">{say(auditTexts.after)}</span>
        {shown(after)}
      </ins>
    </>
  );
}
