import { type Ref, useId } from 'react';
import { describedBy, FieldNotes } from '../../field.tsx';
import { useSay } from '../../reader.tsx';
import { formTexts } from './messages.ts';

type OutletChoiceProps = {
  /** It gets the focus if none is chosen. */
  ref?: Ref<HTMLInputElement>;
  outlets: { id: number; name: string; city: string }[];
  chosen: number[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
};

/** A press on the city chooses all of its outlets. */
export function OutletChoice({ ref, outlets, chosen, onChange, error }: OutletChoiceProps) {
  const say = useSay();
  const id = useId();
  const [first] = outlets;
  const toggle = (ids: number[], on: boolean) => {
    const others = chosen.filter((id) => !ids.includes(id));
    onChange(on ? [...others, ...ids] : others);
  };
  return (
    <div className="grid gap-3">
      {/* Below all outlets it would be out of sight. */}
      <FieldNotes id={id} error={error} />
      {[...Map.groupBy(outlets, ({ city }) => city)].map(([city, own]) => {
        const ids = own.map((outlet) => outlet.id);
        return (
          <fieldset key={city} className="grid gap-1">
            <legend className="flex min-h-11 w-full items-center justify-between gap-3 border-b border-line text-sm font-semibold">
              {city}
              {own.length > 1 && (
                <button
                  type="button"
                  className="link min-h-11 px-1"
                  onClick={() => toggle(ids, true)}
                >
                  {say(formTexts.allOf)}
                  <span className="sr-only">: {city}</span>
                </button>
              )}
            </legend>
            {own.map((outlet) => (
              <label key={outlet.id} className="flex min-h-11 items-center gap-3 text-sm">
                <input
                  ref={outlet === first ? ref : undefined}
                  type="checkbox"
                  {...describedBy(id, { error })}
                  checked={chosen.includes(outlet.id)}
                  onChange={({ target }) => toggle([outlet.id], target.checked)}
                  className="size-5 shrink-0"
                />
                {outlet.name}
              </label>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
