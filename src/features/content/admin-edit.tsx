import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { ApiError, api, sentenceOf } from '../../ui/fetch.ts';
import { Input, Textarea } from '../../ui/field.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { toast } from '../../ui/toast.tsx';
import { pictureLimits } from '../media/contract.ts';
import { uploadPicture } from './admin-upload.ts';
import { type Content, contentMessages, contentSchema, recommendedSize } from './contract.ts';
import type { Item } from './item.contract.ts';

type EditProps = {
  item: Content;
  known: Item | undefined;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
};

/** Edits one value in place; whatever fails, what was typed or chosen stays. */
export function EditContent({ item, known, onSaved, onClose }: EditProps) {
  const [value, setValue] = useState(item.value);
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      const saved = file ? await uploadPicture(file, setProgress) : value;
      // Should the next step fail, the picture need not be sent again.
      setValue(saved);
      setFile(null);
      await api.put(`/api/cms/contents/${item.id}`, { value: saved }, contentSchema);
      toast({ title: contentMessages.updated });
      await onSaved();
    } catch (error) {
      if (error instanceof ApiError) setProblem(error.fields.value);
      const title = contentMessages.updateFailed(sentenceOf(error));
      toast({ title, variant: 'destructive' });
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  };

  return (
    <form onSubmit={save} noValidate className="grid gap-4 py-2">
      {item.contentType === 'image' && (
        <FileInput
          label={`${item.label}: unggah gambar`}
          file={file}
          onFile={setFile}
          maxBytes={pictureLimits.staffBytes}
          currentUrl={item.value || undefined}
          progress={progress}
          action="Ganti gambar"
          hint={`Ukuran yang disarankan: ${recommendedSize(item.key)} piksel`}
        />
      )}
      <ValueField
        item={item}
        known={known}
        value={value}
        error={problem}
        onChange={(next) => {
          setValue(next);
          setProblem(undefined);
        }}
      />
      <div className="flex gap-3">
        <Button type="submit" busy={busy}>
          Simpan
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          Batal
        </Button>
      </div>
    </form>
  );
}

type ValueProps = Pick<EditProps, 'item' | 'known'> & {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function ValueField({ item, known, value, error, onChange }: ValueProps) {
  const hint = item.description ?? undefined;
  const field = { name: item.key, value, error, hint, autoFocus: true };
  if (known?.format === 'switch') {
    return (
      <Switch
        label={item.label}
        hint={hint}
        checked={value === 'on'}
        onChange={(event) => onChange(event.target.checked ? 'on' : 'off')}
      />
    );
  }
  if (item.contentType === 'image') {
    return (
      <Input
        {...field}
        autoFocus={false}
        label="atau alamat gambar (https://)"
        inputMode="url"
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (item.contentType === 'html' || known?.format === 'long' || item.value.length > 80) {
    return (
      <Textarea
        {...field}
        label={item.label}
        rows={item.key === 'description' ? 3 : 5}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return <Input {...field} label={item.label} onChange={(event) => onChange(event.target.value)} />;
}
