import { Editor, Extension } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useReducer, useRef, useState } from 'react';
import { isOwnPicture } from '../../../contract.ts';

/** Links lead to these ids of headings. */
const HeadingIds = Extension.create({
  name: 'headingIds',
  addGlobalAttributes: () => [{ types: ['heading'], attributes: { id: { default: null } } }],
});

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
  HeadingIds,
  Image.configure({ inline: true }),
  TableKit.configure({ table: { resizable: false } }),
];

type RichEditor = {
  value: string;
  attributes: Record<string, string>;
  onChange: (html: string) => void;
  onFile: (editor: Editor, file: File) => void;
  onForeignPicture: () => void;
};

/** In pixels: the head of the dialog and the tools would cover the line that is written. */
const covered = { top: 130, right: 0, bottom: 90, left: 0 };

const pictureIn = (files: FileList | undefined): File | undefined =>
  Array.from(files ?? []).find(({ type }) => type.startsWith('image/'));

/** The server keeps our own pictures only, so another site's would vanish after saving. */
function withoutForeignPictures(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const foreign = [...body.querySelectorAll('img')].filter(
    (img) => !isOwnPicture(img.getAttribute('src') ?? ''),
  );
  for (const img of foreign) img.remove();
  return { html: body.innerHTML, count: foreign.length };
}

export function useRichEditor(options: RichEditor) {
  const { value, attributes, onChange, onFile, onForeignPicture } = options;
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ onChange, onFile, onForeignPicture, html: value });
  latest.current.onChange = onChange;
  latest.current.onFile = onFile;
  latest.current.onForeignPicture = onForeignPicture;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor as long as the field is there
  useEffect(() => {
    if (!box.current) return;
    let removed = 0;
    const drop = (files: FileList | undefined) => {
      const file = pictureIn(files);
      if (file) latest.current.onFile(made, file);
      else if (removed > 0) latest.current.onForeignPicture();
      removed = 0;
      return file !== undefined;
    };
    const made: Editor = new Editor({
      element: box.current,
      extensions,
      content: value,
      // The content policy allows no inline style sheet: see rich-editor in utilities.css.
      injectCSS: false,
      editorProps: {
        attributes,
        scrollThreshold: covered,
        scrollMargin: covered,
        transformPastedHTML: (html) => {
          const clean = withoutForeignPictures(html);
          removed = clean.count;
          return clean.count > 0 ? clean.html : html;
        },
        handlePaste: (_view, event) => drop(event.clipboardData?.files),
        handleDrop: (_view, event, _slice, moved) => !moved && drop(event.dataTransfer?.files),
      },
      onUpdate: () => {
        latest.current.html = made.isEmpty ? '' : made.getHTML();
        latest.current.onChange(latest.current.html);
      },
      onTransaction: redraw,
    });
    setEditor(made);
    return () => made.destroy();
  }, []);

  // Another version may have been taken, or what was typed before a crash.
  useEffect(() => {
    if (!editor || value === latest.current.html) return;
    latest.current.html = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return { box, editor };
}
