import { useEffect, useRef } from 'react';
import type { Message } from '../../messages.ts';
import { Options, Select } from '../field.tsx';
import { useSay } from '../reader.tsx';

export type OutletChoice = { slug: string; name: string };

type Props = {
  outlets: OutletChoice[];
  chosen: string;
  texts: { outlet: Message<never>; noOutlet: Message<never> };
};

/**
 * It is asked for only when there are several. It begins with the outlet of the address, as from a
 * QR on a table: `/feedback?outlet=menteng`.
 */
export function OutletPicker({ outlets, chosen, texts }: Props) {
  const say = useSay();
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('outlet') ?? '';
    const isKnown = outlets.some(({ slug }) => slug === wanted);
    if (field.current?.value === '' && isKnown) field.current.value = wanted;
  }, [outlets]);
  if (outlets.length < 2) return null;
  return (
    <Select ref={field} label={say(texts.outlet)} name="outlet" defaultValue={chosen}>
      <option value="">{say(texts.noOutlet)}</option>
      <Options of={outlets.map(({ slug, name }) => [slug, name])} />
    </Select>
  );
}
