import { useEffect, useRef } from 'react';
import { Select } from '../field.tsx';

/** By its slug. */
export type OutletChoice = { slug: string; name: string };

type Props = { outlets: OutletChoice[]; chosen: string; label: string; none: string };

/** Begins with the outlet of the address, as from a QR on a table: `/feedback?outlet=menteng`. */
export function OutletPicker({ outlets, chosen, label, none }: Props) {
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('outlet') ?? '';
    const isKnown = outlets.some(({ slug }) => slug === wanted);
    if (field.current?.value === '' && isKnown) field.current.value = wanted;
  }, [outlets]);
  return (
    <Select ref={field} label={label} name="outlet" defaultValue={chosen}>
      <option value="">{none}</option>
      {outlets.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  );
}
