import { type Reader, type Said, sayAgain } from '../../../messages.ts';
import type { Finding } from '../contract.ts';

export type Result = {
  name: Said;
  state: Finding['state'];
  found: Said;
  advice: Said | null;
  tab: Finding['tab'];
};

export const good = (name: Said, found: Said): Result => ({
  name,
  state: 'good',
  found,
  advice: null,
  tab: null,
});

export const warning = (
  name: Said,
  found: Said,
  advice: Said,
  tab: Finding['tab'] = null,
): Result => ({ name, state: 'warning', found, advice, tab });

export const bad = (name: Said, found: Said, advice: Said): Result => ({
  name,
  state: 'bad',
  found,
  advice,
  tab: null,
});

/** A name or a command, which is the same in every language. */
export const asItIs = (text: string): Said => ({ id: text, en: text });

export const inWords = ({ name, state, found, advice, tab }: Result, reader: Reader): Finding => ({
  name: sayAgain(reader, name),
  state,
  found: sayAgain(reader, found),
  advice: advice && sayAgain(reader, advice),
  tab,
});
