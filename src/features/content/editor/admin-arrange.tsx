import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { Sortable } from '../../../ui/dashboard/lists/sortable.tsx';
import { describedBy, FieldNotes, type FieldText, useFieldId } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import type { Item } from '../registry/item.contract.ts';
import { arranged, written } from '../registry/sections.contract.ts';
import { editorTexts } from './messages.ts';

type ArrangeProps = FieldText & {
  choices: NonNullable<Item['choices']>;
  value: string;
  onArrange: (value: string) => void;
};

export function ArrangeField({ label, hint, error, choices, value, onArrange }: ArrangeProps) {
  const say = useSay();
  const id = useFieldId(undefined, 'sections');
  const usual = Object.keys(choices);
  const sections = arranged(value, usual).map((section) => ({
    ...section,
    id: usual.indexOf(section.key) + 1,
  }));
  const nameOf = ({ key }: { key: string }) => {
    const name = choices[key];
    return name ? say(name) : key;
  };
  const reorder = (ids: number[]) =>
    onArrange(
      written(
        ids.flatMap((one) => sections.find((section) => section.id === one) ?? []),
        usual,
      ),
    );
  return (
    <fieldset className="grid gap-2" {...describedBy(id, { hint, error })}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <Sortable items={sections} nameOf={nameOf} onReorder={reorder}>
        {(section) => (
          <Switch
            label={nameOf(section)}
            aria-label={say(editorTexts.showSection, { name: nameOf(section) })}
            checked={section.isShown}
            onChange={({ target }) =>
              onArrange(
                written(
                  sections.map((one) =>
                    one.key === section.key ? { ...one, isShown: target.checked } : one,
                  ),
                  usual,
                ),
              )
            }
          />
        )}
      </Sortable>
    </fieldset>
  );
}
