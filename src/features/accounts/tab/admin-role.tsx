import type { ComponentProps } from 'react';
import { describedBy, FieldNotes, RequiredMark, useFieldId } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { type Role, roles } from '../contract.ts';
import { accountTexts } from '../messages.ts';

const roleAllows = {
  owner: accountTexts.ownerMay,
  editor: accountTexts.editorMay,
  manager: accountTexts.managerMay,
  cashier: accountTexts.cashierMay,
} satisfies Record<Role, unknown>;

export function RoleList() {
  const say = useSay();
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
      {roles.map((role) => (
        <div key={role} className="grid sm:contents">
          <dt className="font-semibold">{say(accountTexts[role])}</dt>
          <dd className="text-ink-soft">{say(roleAllows[role])}</dd>
        </div>
      ))}
    </dl>
  );
}

type RoleChoiceProps = {
  input: ComponentProps<'input'> & { name: string };
  /** It says why the owner's role cannot be changed. */
  locked: string | undefined;
  error: string | undefined;
};

export function RoleChoice({ input, locked, error }: RoleChoiceProps) {
  const say = useSay();
  const id = useFieldId(undefined, input.name);
  if (locked) {
    return (
      <div className="grid gap-1 text-sm">
        <p className="font-semibold">{say(accountTexts.role)}</p>
        <p>
          {say(accountTexts.owner)}: {say(accountTexts.ownerMay)}
        </p>
        <FieldNotes id={id} hint={locked} error={error} />
      </div>
    );
  }
  return (
    <fieldset className="grid gap-2" {...describedBy(id, { error })}>
      <legend className="mb-1.5 text-sm font-semibold">
        {say(accountTexts.role)}
        <RequiredMark />
      </legend>
      {roles.map((role) => (
        <label key={role} className="choice">
          <input {...input} type="radio" value={role} className="mt-0.5 size-5 shrink-0" />
          <span className="grid">
            <span className="font-semibold">{say(accountTexts[role])}</span>
            <span className="text-ink-soft">{say(roleAllows[role])}</span>
          </span>
        </label>
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
