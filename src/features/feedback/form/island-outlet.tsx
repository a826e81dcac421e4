import { useEffect, useRef } from 'react';
import { Select } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import type { OutletChoice } from '../contract.ts';
import { feedbackFormTexts as texts } from './messages.ts';

type Props = { outlets: OutletChoice[]; chosen: string };

/** Begins with the outlet of the address, as from a QR on a table: `/feedback?outlet=menteng`. */
export function OutletPicker({ outlets, chosen }: Props) {
  const say = useSay();
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('outlet') ?? '';
    const isKnown = outlets.some(({ slug }) => slug === wanted);
    if (field.current?.value === '' && isKnown) field.current.value = wanted;
  }, [outlets]);
  return (
    <Select ref={field} label={say(texts.outlet)} name="outlet" defaultValue={chosen}>
      <option value="">{say(texts.noOutlet)}</option>
      {outlets.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  );
}
