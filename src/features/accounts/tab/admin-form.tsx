import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { z } from 'zod';
import { packed } from '../../../messages.ts';
import { EntryForm } from '../../../ui/dashboard/forms/entry-form.tsx';
import { showFieldErrors } from '../../../ui/dashboard/forms/form-errors.ts';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { closeTyped, useTypedGuard } from '../../../ui/dashboard/forms/use-typed-guard.ts';
import { useUnsavedInput } from '../../../ui/dashboard/forms/use-unsaved-input.ts';
import { dashboardTexts } from '../../../ui/dashboard/messages.ts';
import { keepUnsavedInput } from '../../../ui/dashboard/unsaved-input.ts';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ApiError, api, errorMessage } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import {
  type Account,
  accountSchema,
  accountUpdate,
  accountWithPassword,
  newAccount,
  worksAtOutlets,
} from '../contract.ts';
import { accountTexts, reauthenticationTexts } from '../messages.ts';
import { RoleChoice } from './admin-role.tsx';
import { useOutlets } from './admin-use-outlets.ts';
import { WorksAt } from './admin-works-at.tsx';

type Issued = z.infer<typeof accountWithPassword>;

type AccountFormProps = {
  edited: Account | 'new' | null;
  own: boolean;
  isOnlyOwner: boolean;
  onClose: () => void;
  onSaved: (issued: Issued | null) => Promise<void>;
};

export function AccountForm({ edited, onClose, ...rest }: AccountFormProps) {
  const say = useSay();
  const draft = `accounts/${edited === 'new' ? edited : edited?.id}`;
  const close = () =>
    void closeTyped(() => {
      keepUnsavedInput(draft, '');
      onClose();
    });
  const title =
    edited === 'new'
      ? say(accountTexts.add)
      : say(accountTexts.editNamed, { name: edited?.name ?? '' });
  return (
    <Dialog open={edited !== null} onClose={close} title={title} size="drawer">
      <Form account={edited === 'new' ? null : edited} draft={draft} onClose={close} {...rest} />
    </Dialog>
  );
}

const formSchema = newAccount
  .extend({ disabled: accountUpdate.shape.disabled, atAll: z.boolean() })
  .refine(
    ({ role, atAll, outletIds = [] }) => !worksAtOutlets(role) || atAll || outletIds.length > 0,
    { path: ['outletIds'], message: packed(accountTexts.outletsMissing) },
  );

const blank = { name: '', email: '', role: 'cashier' as const, disabled: false, outletIds: [] };

/** What another owner changed meanwhile stays. */
function changedFields(account: Account, typed: object) {
  const before = new Map<string, unknown>(Object.entries(account));
  return Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => String(value) !== String(before.get(field))),
  );
}

type FormProps = Omit<AccountFormProps, 'edited'> & { account: Account | null; draft: string };

function Form({ account, draft, own, isOnlyOwner, onClose, onSaved }: FormProps) {
  const say = useSay();
  const hasOutlets = (useOutlets().data?.length ?? 0) > 1;
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: {
      ...(account ?? blank),
      // Nobody works at all outlets only because nobody chose.
      atAll: account ? account.outletIds.length === 0 : !hasOutlets,
      password: undefined,
      code: undefined,
    },
  });
  const [asksCode, setAsksCode] = useState(false);
  const { email, role, atAll } = form.watch();
  const outlets = useController({ control: form.control, name: 'outletIds' });
  const { errors, isDirty, isSubmitting, defaultValues = blank } = form.formState;
  useTypedGuard(isDirty);
  const { refresh } = useAction('accounts');
  const { forget, offer } = useUnsavedInput(form, draft, defaultValues);

  const makesOwner = role === 'owner' && account?.role !== 'owner';
  const movesEmail = account !== null && email.trim().toLowerCase() !== account.email;
  const changesOwner = account?.role === 'owner' && !own;
  const asksPassword = makesOwner || movesEmail || changesOwner;
  const why = movesEmail ? accountTexts.movesEmail : accountTexts.changesOwner;

  const submit = form.handleSubmit(async ({ password, code, atAll, disabled, ...typed }) => {
    const fields = { ...typed, outletIds: atAll ? [] : typed.outletIds };
    const again = asksPassword ? { password, code } : {};
    try {
      const path = '/api/admin/accounts';
      if (account) {
        const changed = changedFields(account, { ...fields, disabled });
        await api.put(`${path}/${account.id}`, { ...changed, ...again }, accountSchema);
        forget();
        toast({ title: say(accountTexts.updated), description: account.name });
        return await onSaved(null);
      }
      const issued = await api.post(path, { ...fields, ...again }, accountWithPassword);
      forget();
      await onSaved(issued);
    } catch (error) {
      if (error instanceof ApiError && error.fields.code) setAsksCode(true);
      if (showFieldErrors(form, error)) return;
      const sentence = errorMessage(error);
      const because = error instanceof ApiError ? error.code : '';
      if (because === 'email_taken') form.setError('email', { message: sentence });
      if (because === 'last_owner') form.setError('role', { message: sentence });
      const title = say(dashboardTexts.updateFailed);
      toast({ title, description: sentence, variant: 'destructive' });
      // It may have been added just now, and only the answer was lost.
      if (because === 'email_taken') await refresh();
    }
  });

  return (
    <EntryForm
      onSubmit={submit}
      onCancel={onClose}
      busy={isSubmitting}
      isUnchanged={account !== null && !isDirty}
      offer={offer}
      action={say(account ? accountTexts.save : accountTexts.add)}
    >
      <Input
        label={say(accountTexts.name)}
        required
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Input
        label="E-mail"
        type="email"
        required
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <RoleChoice
        input={form.register('role')}
        locked={isOnlyOwner ? say(accountTexts.onlyOwner) : undefined}
        error={errors.role?.message}
      />
      {worksAtOutlets(role) && (
        <WorksAt
          atAll={atAll}
          onAtAll={(on) => form.setValue('atAll', on, { shouldDirty: true })}
          ref={outlets.field.ref}
          chosen={outlets.field.value ?? []}
          onChange={outlets.field.onChange}
          error={outlets.fieldState.error?.message}
        />
      )}
      {asksPassword && (
        <Input
          label={say(reauthenticationTexts.password)}
          type="password"
          autoComplete="current-password"
          required
          hint={say(makesOwner ? accountTexts.makesOwner : why)}
          error={errors.password?.message}
          {...form.register('password', { shouldUnregister: true })}
        />
      )}
      {asksPassword && asksCode && (
        <Input
          label={say(reauthenticationTexts.code)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.code?.message}
          {...form.register('code', { shouldUnregister: true })}
        />
      )}
      {account && !own && (
        <Switch
          label={say(accountTexts.disabled)}
          error={errors.disabled?.message}
          {...form.register('disabled')}
        />
      )}
      {!account && <p className="text-sm text-ink-soft">{say(accountTexts.howToGetIn)}</p>}
    </EntryForm>
  );
}
