import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { api, sentenceOf } from '../../ui/fetch.ts';
import { Input } from '../../ui/field.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { toast } from '../../ui/toast.tsx';
import { pictureLimits } from '../media/contract.ts';
import { sendPicture } from '../media/send-picture.ts';
import { type TeamMember, teamMemberInput, teamMemberSchema, teamMessages } from './contract.ts';

const path = '/api/team-members';
const blank = { name: '', position: '', photoUrl: '', displayOrder: 1 };

type TeamFormProps = {
  /** The one that is edited; without one the form adds. */
  member: TeamMember | null;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
};

export function TeamForm({ member, onSaved, onClose }: TeamFormProps) {
  const form = useForm({
    resolver: zodResolver(teamMemberInput),
    defaultValues: member ? { ...member, photoUrl: member.photoUrl ?? '' } : blank,
  });
  const { errors, isSubmitting } = form.formState;
  const [name, position] = useWatch({ control: form.control, name: ['name', 'position'] });
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const [cleared, setCleared] = useState(0);
  const { setFocus } = form;

  useEffect(() => {
    if (member) setFocus('name', { shouldSelect: true });
  }, [member, setFocus]);

  const clear = () => {
    form.reset(blank);
    setFile(null);
    setCleared(cleared + 1);
    onClose();
  };

  const submit = form.handleSubmit(async (values) => {
    try {
      const photoUrl = file ? await sendPicture(file, setProgress) : values.photoUrl;
      // Should the next step fail, the picture need not be sent again.
      if (file) {
        form.setValue('photoUrl', photoUrl ?? '');
        setFile(null);
      }
      const body = { ...values, photoUrl };
      if (member) await api.put(`${path}/${member.id}`, body, teamMemberSchema);
      else await api.post(path, body, teamMemberSchema);
      toast({ title: member ? teamMessages.updated : teamMessages.created });
      clear();
      await onSaved();
    } catch (error) {
      const title = member ? 'Update Failed' : 'Error';
      toast({ title, description: sentenceOf(error), variant: 'destructive' });
      showFieldErrors(form, error);
    } finally {
      setProgress(undefined);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="card grid gap-4 p-4 sm:p-6">
      <h3 className="text-lg font-bold">{member ? 'Edit Team Member' : 'Add Team Member'}</h3>
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr_8rem]">
        <Input label="Name" required error={errors.name?.message} {...form.register('name')} />
        <Input
          label="Position"
          required
          error={errors.position?.message}
          {...form.register('position')}
        />
        <Input
          label="Display Order"
          type="number"
          min={1}
          error={errors.displayOrder?.message}
          {...form.register('displayOrder', { setValueAs: numberOrDefault })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          label="Photo URL (optional)"
          inputMode="url"
          placeholder="https://"
          hint="An https address, or upload a picture beside it"
          error={errors.photoUrl?.message}
          {...form.register('photoUrl')}
        />
        <FileInput
          key={cleared}
          label="Upload a photo"
          file={file}
          onFile={setFile}
          maxBytes={pictureLimits.staffBytes}
          currentUrl={member?.photoUrl ?? undefined}
          progress={progress}
          hint="Square works best. It replaces the address."
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} disabled={!name.trim() || !position.trim()}>
          {isSubmitting ? 'Saving...' : member ? 'Update Team Member' : 'Add Team Member'}
        </Button>
        <Button variant="secondary" disabled={isSubmitting} onClick={clear}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** An emptied field means the default; 0 is a number and is refused as such. */
const numberOrDefault = (value: unknown) => (value === '' ? undefined : Number(value));
