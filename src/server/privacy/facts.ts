import { type Message, type Reader, say, sayLocalized } from '../../messages.ts';
import { factTexts } from './messages.ts';
import type { Facts } from './personal-data.ts';

const labels = new Map<string, Message<never>>(Object.entries(factTexts));

type Fact = { name: string; label: string; value: string | number };

export const factsFor = (reader: Reader, facts: Facts): Fact[] =>
  Object.entries(facts).flatMap(([name, value]) => {
    const label = labels.get(name);
    if (!label || value === null || value === undefined || value === '') return [];
    const written = typeof value === 'object' ? sayLocalized(reader, value) : value;
    return [{ name, label: say(reader, label), value: written }];
  });
