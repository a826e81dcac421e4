import { readWeek } from '../../features/content/hours.contract.ts';
import { shopHours } from '../../features/outlets/hours/common.contract.ts';
import { weekInWords } from '../../features/outlets/hours/words.contract.ts';
import type { Reader } from '../../messages.ts';
import { useReader } from '../../ui/reader.tsx';
import type { Site } from '../site.ts';

type Place = keyof Site['contact']['hours'];

export function hoursAt({ contact, outlets }: Site, place: Place, reader: Reader): string {
  const weeks = outlets.outlets.map(({ week }) => week);
  return inItsLanguage(shopHours(contact.hours[place], weeks, reader), reader);
}

/** These words tell that a sentence is in the other language. */
const FOREIGN = {
  id: /\b(open|closed|daily|every ?day|week(day|end)s?|(mon|tues|wednes|thurs|fri|satur|sun)days?|[ap]m)\b/i,
  en: /\b(buka|tutup|hari|senin|selasa|rabu|kamis|jum['’]?at|sabtu|minggu)\b/i,
};

/** A sentence in the other language is translated only if every word of it is understood. */
function inItsLanguage(sentence: string, reader: Reader): string {
  if (reader.voice === 'mixed' || !FOREIGN[reader.lang].test(sentence)) return sentence;
  const week = readWeek(sentence);
  return week ? weekInWords(week, reader) : sentence;
}

const TIMES = /(\d{1,2}[:.]\d{2}\s*(?:[AP]M)?(?:\s*[-–—]\s*\d{1,2}[:.]\d{2}\s*(?:[AP]M)?)?)/i;

/** It is empty when nobody knows the hours. */
export const useHours = (site: Site, place: Place): string => hoursAt(site, place, useReader());

/** Keeps a range such as `8:00 AM - 10:00 PM` on one line. */
export function WholeTimes({ text }: { text: string }) {
  return text.split(TIMES).map((part, place) =>
    TIMES.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
      <span key={place} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
