import { Fragment } from 'react';
import { voices } from '../../../messages.ts';
import { voiceNames } from '../../../shared.messages.ts';
import { useSay } from '../../../ui/reader.tsx';
import { Thumbnail } from '../../media/picture/admin-thumbnail.tsx';
import { isUploadedVideo, splitVideo } from '../../media/video/video.contract.ts';
import { type Content, registry } from '../contract.ts';
import type { Item } from '../registry/item.contract.ts';
import { arranged } from '../registry/sections.contract.ts';
import { editorTexts } from './messages.ts';

/** The specification wants 150 characters for items of the registry, 200 for added ones. */
const PREVIEW = { known: 150, added: 200 };

export type Names = { brand: string; app: string };

type ViewProps = { item: Content; known: Item | undefined; value: string; names: Names };

export function ValueView({ item, known, value, names }: ViewProps) {
  const say = useSay();
  if (known?.choices) return <Sections value={value} choices={known.choices} />;
  if (value === '') return <p className="text-sm text-ink-soft">{say(editorTexts.empty)}</p>;
  if (item.contentType === 'image') {
    return <Thumbnail src={value} className="h-16 w-auto max-w-full rounded bg-milk" />;
  }
  if (known?.format === 'video' && isUploadedVideo(value)) {
    return <UploadedVideo {...splitVideo(value)} />;
  }
  if (known?.format === 'switch') {
    return <p className="text-sm">{say(value === 'on' ? editorTexts.on : editorTexts.off)}</p>;
  }
  if (known?.format === 'voice') {
    const voice = voices.find((one) => one === value);
    return <p className="text-sm">{voice ? say(voiceNames[voice]) : value}</p>;
  }
  const length = known ? PREVIEW.known : PREVIEW.added;
  const text = item.contentType === 'html' ? value.replaceAll(/<[^<>]*>/g, ' ').trim() : value;
  return (
    <p className="line-clamp-3 text-sm wrap-anywhere whitespace-pre-line">
      <WithNames text={text.length > length ? `${text.slice(0, length)}…` : text} names={names} />
    </p>
  );
}

function UploadedVideo({ src, poster }: ReturnType<typeof splitVideo>) {
  const look = 'h-16 w-auto max-w-full rounded bg-milk';
  if (poster) return <Thumbnail src={poster} className={look} />;
  return <video src={src} muted preload="metadata" className={look} />;
}

function Sections({ value, choices }: { value: string; choices: NonNullable<Item['choices']> }) {
  const say = useSay();
  if (value === '') return <p className="text-sm text-ink-soft">{say(editorTexts.usualOrder)}</p>;
  const names = arranged(value, Object.keys(choices)).map(({ key, isShown }) => {
    const name = say(choices[key] ?? { id: key, en: key });
    return isShown ? name : say(editorTexts.hiddenSection, { name });
  });
  return <p className="text-sm">{names.join(', ')}</p>;
}

const { name, app_name } = registry.contact.sections.brand.items;
const brand = { name: name.label, app: app_name.label };

export function WithNames({ text, names }: { text: string; names: Names }) {
  const say = useSay();
  return text.split(/(\{brand\}|\{app\})/).map((part, index) => {
    if (part !== '{brand}' && part !== '{app}') {
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which is drawn anew when it changes
      return <Fragment key={index}>{part}</Fragment>;
    }
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={index}
        title={part}
        className="rounded-full bg-caramel-tint px-2 py-0.5 text-xs font-semibold text-caramel-deep"
      >
        {part === '{brand}' ? names.brand || say(brand.name) : names.app || say(brand.app)}
      </span>
    );
  });
}
