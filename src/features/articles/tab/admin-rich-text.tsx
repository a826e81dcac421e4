import type { Editor } from '@tiptap/core';
import { type ReactNode, useId, useState } from 'react';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { toastError } from '../../../ui/dashboard/tools/toast-error.ts';
import { FieldNotes, Input } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { uploadPicture } from '../../media/admin-upload.ts';
import { checkPicture } from '../../media/picture/admin-use-picture.ts';
import { RichTools } from './admin-rich-tools.tsx';
import { useRichEditor } from './admin-use-rich-editor.ts';
import { richTexts as t } from './messages.ts';

type RichTextProps<Fields extends FieldValues> = {
  control: Control<Fields>;
  name: Path<Fields>;
  label: ReactNode;
  lang: string;
  error?: string | undefined;
};

export function RichText<Fields extends FieldValues>(props: RichTextProps<Fields>) {
  const { control, name, label, lang, error } = props;
  const say = useSay();
  const id = useId();
  const { field } = useController({ control, name });
  const [isBusy, setBusy] = useState(false);

  async function addPicture(editor: Editor, file: File) {
    setBusy(true);
    try {
      const checked = await checkPicture(file);
      if (typeof checked === 'string') throw new Error(checked);
      const src = await uploadPicture(file, () => {});
      editor.chain().focus().setImage({ src, alt: '' }).run();
    } catch (failure) {
      toastError(say(t.uploadFailed), failure);
    } finally {
      setBusy(false);
    }
  }

  const { box, editor } = useRichEditor({
    value: field.value ?? '',
    attributes: {
      class: 'prose rich-editor max-w-none',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      lang,
    },
    onChange: field.onChange,
    onFile: (made, file) => void addPicture(made, file),
    onForeignPicture: () =>
      toast({
        title: say(t.foreign),
        description: say(t.foreignHint),
        variant: 'destructive',
      }),
  });
  const alt: unknown = editor?.isActive('image') ? editor.getAttributes('image').alt : undefined;

  return (
    <div className="grid content-start gap-1.5">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </span>
      <div className="rounded border border-line-strong bg-foam focus-within:border-ink">
        {editor && (
          <RichTools editor={editor} onPicture={(file) => void addPicture(editor, file)} />
        )}
        {isBusy && (
          <p role="status" className="px-3.5 pt-2 text-sm text-ink-soft">
            {say(t.uploading)}
          </p>
        )}
        <div className="relative">
          <div ref={box} className="px-3.5 py-3" />
          {editor?.isEmpty && editor.isActive('paragraph') && (
            <p
              aria-hidden="true"
              className="pointer-events-none absolute inset-x-3.5 top-3 text-ink-soft"
            >
              {say(t.placeholder)}
            </p>
          )}
        </div>
        {editor && alt !== undefined && (
          <div className="border-t border-line p-3">
            <Input
              label={say(t.alt)}
              hint={say(t.altHint)}
              value={typeof alt === 'string' ? alt : ''}
              onChange={({ target }) =>
                editor.commands.updateAttributes('image', { alt: target.value })
              }
            />
          </div>
        )}
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
