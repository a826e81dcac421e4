import { type Localized, type Reader, sayLocalized } from '../../../messages.ts';
import type { Finding } from '../contract.ts';

export type Result = {
  name: Localized;
  state: Finding['state'];
  found: Localized;
  advice: Localized | null;
  tab: Finding['tab'];
};

export const good = (name: Localized, found: Localized): Result => ({
  name,
  state: 'good',
  found,
  advice: null,
  tab: null,
});

export const warning = (
  name: Localized,
  found: Localized,
  advice: Localized,
  tab: Finding['tab'] = null,
): Result => ({ name, state: 'warning', found, advice, tab });

export const hint = (
  name: Localized,
  found: Localized,
  advice: Localized,
  tab: Finding['tab'],
): Result => ({ name, state: 'hint', found, advice, tab });

export const bad = (name: Localized, found: Localized, advice: Localized): Result => ({
  name,
  state: 'bad',
  found,
  advice,
  tab: null,
});

/** A name or a command is the same in every language. */
export const asItIs = (text: string): Localized => ({ id: text, en: text });

export const inWords = ({ name, state, found, advice, tab }: Result, reader: Reader): Finding => ({
  name: sayLocalized(reader, name),
  state,
  found: sayLocalized(reader, found),
  advice: advice && sayLocalized(reader, advice),
  tab,
});
