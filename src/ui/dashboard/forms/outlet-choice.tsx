import { Button } from '../../button.tsx';
import { FieldNotes } from '../../field.tsx';
import { useSay } from '../../reader.tsx';
import { formTexts } from './messages.ts';

type OutletChoiceProps = {
  outlets: { id: number; name: string; city: string }[];
  chosen: number[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
};

/** A press on the city chooses all of its outlets. */
export function OutletChoice({ outlets, chosen, onChange, error }: OutletChoiceProps) {
  const say = useSay();
  const toggle = (ids: number[], on: boolean) => {
    const others = chosen.filter((id) => !ids.includes(id));
    onChange(on ? [...others, ...ids] : others);
  };
  return (
    <div className="grid gap-3">
      {[...Map.groupBy(outlets, ({ city }) => city)].map(([city, own]) => {
        const ids = own.map(({ id }) => id);
        return (
          <fieldset key={city} className="grid gap-1">
            <legend className="flex items-center gap-3 text-sm font-semibold">
              {city}
              {own.length > 1 && (
                <Button variant="quiet" size="sm" onClick={() => toggle(ids, true)}>
                  {say(formTexts.allOf)}
                  <span className="sr-only">: {city}</span>
                </Button>
              )}
            </legend>
            {own.map(({ id, name }) => (
              <label key={id} className="flex min-h-11 items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) => toggle([id], target.checked)}
                  className="size-5 shrink-0"
                />
                {name}
              </label>
            ))}
          </fieldset>
        );
      })}
      <FieldNotes id="outlet-choice" error={error} />
    </div>
  );
}
