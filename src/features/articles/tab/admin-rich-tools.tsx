import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Table,
  Undo2,
} from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { isSafeLink } from '../../../contract.ts';
import type { Message } from '../../../messages.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Input } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { readLink } from '../../content/contract.ts';
import { pictureTypes } from '../../media/contract.ts';
import { richTexts as t } from './messages.ts';

type ToolsProps = { editor: Editor; onPicture: (file: File) => void };

type Tool = { icon: LucideIcon; label: Message<never>; isOn?: boolean; run: () => unknown };

export function RichTools({ editor, onPicture }: ToolsProps) {
  const say = useSay();
  const file = useRef<HTMLInputElement>(null);
  const [isLinking, setLinking] = useState(false);
  const edit = () => editor.chain().focus();
  const tools: Tool[] = [
    tool(Heading2, t.heading, editor.isActive('heading', { level: 2 }), () =>
      edit().toggleHeading({ level: 2 }).run(),
    ),
    tool(Heading3, t.subheading, editor.isActive('heading', { level: 3 }), () =>
      edit().toggleHeading({ level: 3 }).run(),
    ),
    tool(Bold, t.bold, editor.isActive('bold'), () => edit().toggleBold().run()),
    tool(Italic, t.italic, editor.isActive('italic'), () => edit().toggleItalic().run()),
    tool(List, t.bullets, editor.isActive('bulletList'), () => edit().toggleBulletList().run()),
    tool(ListOrdered, t.numbers, editor.isActive('orderedList'), () =>
      edit().toggleOrderedList().run(),
    ),
    tool(Quote, t.quote, editor.isActive('blockquote'), () => edit().toggleBlockquote().run()),
    tool(Link, t.link, editor.isActive('link'), () => setLinking(true)),
    { icon: ImagePlus, label: t.picture, run: () => file.current?.click() },
    {
      icon: Table,
      label: t.table,
      run: () => edit().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
    { icon: Undo2, label: t.undo, run: () => edit().undo().run() },
    { icon: Redo2, label: t.redo, run: () => edit().redo().run() },
  ];
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (chosen) onPicture(chosen);
  };
  return (
    <div className="top-14 z-1 rounded-t border-b border-line bg-foam sm:top-16 [@media(height>=30rem)]:sticky">
      <div
        role="toolbar"
        aria-label={say(t.tools)}
        className="flex p-1 max-sm:fade-ends max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap"
      >
        {tools.map(({ icon: Icon, label, isOn, run }) => (
          <Button
            key={label.en}
            variant="quiet"
            size="icon"
            aria-label={say(label)}
            aria-pressed={isOn}
            className={classes(isOn && 'bg-caramel-tint text-caramel-deep')}
            // The text keeps the focus, so that typing goes on.
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            <Icon className="size-4" />
          </Button>
        ))}
        <input ref={file} type="file" accept={pictureTypes.join(',')} onChange={choose} hidden />
      </div>
      {editor.isActive('table') && <TableTools editor={editor} />}
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
}

const tool = (
  icon: LucideIcon,
  label: Message<never>,
  isOn: boolean,
  run: () => unknown,
): Tool => ({
  icon,
  label,
  isOn,
  run,
});

function TableTools({ editor }: { editor: Editor }) {
  const say = useSay();
  const edit = () => editor.chain().focus();
  const changes = [
    { label: t.moreRows, run: () => edit().addRowAfter().run() },
    { label: t.fewerRows, run: () => edit().deleteRow().run() },
    { label: t.moreColumns, run: () => edit().addColumnAfter().run() },
    { label: t.fewerColumns, run: () => edit().deleteColumn().run() },
  ];
  return (
    <div className="flex flex-wrap gap-1 p-1">
      {changes.map(({ label, run }) => (
        <Button key={label.en} variant="quiet" size="sm" onClick={run}>
          {say(label)}
        </Button>
      ))}
    </div>
  );
}

/** It is within a form, and a form cannot hold another. */
function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const say = useSay();
  const [href, setHref] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [error, setError] = useState<string>();
  const set = () => {
    const link = readLink(href.trim());
    if (!isSafeLink(link)) return setError(say(t.linkWrong));
    const chain = editor.chain().focus().extendMarkRange('link');
    const hasText = !editor.state.selection.empty || editor.isActive('link');
    if (hasText) chain.setLink({ href: link }).run();
    else
      chain
        .insertContent({
          type: 'text',
          text: href.trim(),
          marks: [{ type: 'link', attrs: { href: link } }],
        })
        .run();
    return onDone();
  };
  return (
    <div className="grid gap-3 p-3 sm:grid-cols-[1fr_auto] sm:items-start">
      <Input
        label={say(t.linkTo)}
        hint={say(t.linkHint)}
        error={error}
        inputMode="url"
        autoCapitalize="off"
        autoFocus
        value={href}
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            set();
          }
          if (event.key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
            onDone();
          }
        }}
      />
      <div className="flex flex-wrap gap-2 sm:pt-6.5">
        <Button variant="secondary" onClick={set}>
          {say(t.setLink)}
        </Button>
        {editor.isActive('link') && (
          <Button
            variant="quiet"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {say(t.removeLink)}
          </Button>
        )}
      </div>
    </div>
  );
}
