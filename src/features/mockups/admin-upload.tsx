import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ApiError, api, sentenceOf } from '../../ui/fetch.ts';
import { Input, Select } from '../../ui/field.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { toast } from '../../ui/toast.tsx';
import { pictureLimits } from '../media/contract.ts';
import { DESCRIPTION_MAX, mockupMessages, mockupPositions, mockupSchema } from './contract.ts';

const blank = { position: '', description: '' };

/** Adds a picture; what was chosen stays when the upload fails. */
export function UploadForm({ onSaved }: { onSaved: () => Promise<unknown> }) {
  const [texts, setTexts] = useState(blank);
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [cleared, setCleared] = useState(0);
  const busy = progress !== undefined;

  const clear = () => {
    setTexts(blank);
    setFile(null);
    setErrors({});
    setCleared(cleared + 1);
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!file || !texts.position) {
      const { incompleteTitle: title, incomplete: description } = mockupMessages;
      return toast({ title, description, variant: 'destructive' });
    }
    const body = new FormData();
    body.set('position', texts.position);
    body.set('description', texts.description);
    body.set('name', file.name);
    body.set('image', file);
    setProgress(0);
    setErrors({});
    try {
      await api.upload('/api/mockups/upload', body, setProgress, mockupSchema);
      toast({ title: mockupMessages.uploaded });
      clear();
      await onSaved();
    } catch (error) {
      const description = sentenceOf(error, 'Upload failed');
      toast({ title: 'Upload Failed', description, variant: 'destructive' });
      if (error instanceof ApiError) setErrors(error.fields);
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <form onSubmit={submit} noValidate className="card grid gap-4 p-4 sm:p-6">
      <h3 className="text-lg font-bold">Upload Mockup Image</h3>
      <FileInput
        key={cleared}
        label="Image"
        name="image"
        required
        file={file}
        onFile={setFile}
        error={errors.image}
        maxBytes={pictureLimits.staffBytes}
        progress={progress}
        hint="JPEG, PNG or WebP; a phone on a clear background looks best. Recommended 400 x 600."
      />
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <Select
          label="Position"
          name="position"
          required
          value={texts.position}
          error={errors.position}
          onChange={(event) => setTexts({ ...texts, position: event.target.value })}
        >
          <option value="">Select position</option>
          {mockupPositions.map((position) => (
            <option key={position}>{position}</option>
          ))}
        </Select>
        <Input
          label="Description (optional)"
          name="description"
          maxLength={DESCRIPTION_MAX}
          value={texts.description}
          error={errors.description}
          onChange={(event) => setTexts({ ...texts, description: event.target.value })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={!file || !texts.position}>
          {busy ? 'Uploading...' : 'Upload'}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={clear}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
