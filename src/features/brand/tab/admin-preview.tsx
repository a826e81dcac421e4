import type { Language } from '../../../messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ReaderContext, useReader, useSay } from '../../../ui/reader.tsx';
import type { Palette } from '../palette.contract.ts';
import { type TypefaceName, typefaces } from '../typefaces.contract.ts';
import { familyOf } from './admin-typefaces.tsx';
import { shopTexts } from './messages.ts';

type PreviewProps = {
  palette: Palette;
  typefaces: TypefaceName;
  /** Without it the name is beside the mark. */
  logos: { light: string; dark: string } | undefined;
  mark: string | undefined;
  darkMark: string | undefined;
  name: string;
  tagline: string;
  language: Language;
};

export function BrandPreview({ palette, ...props }: PreviewProps) {
  const say = useSay();
  const reader = useReader();
  const { language } = props;
  const { text } = typefaces[props.typefaces];
  const tokens = Object.fromEntries(
    Object.entries(palette).map(([name, hex]) => [`--color-${name}`, hex]),
  );
  return (
    <section
      data-paper
      aria-label={say(shopTexts.preview)}
      className="overflow-hidden rounded border border-line bg-paper text-ink"
      style={{ ...tokens, ...familyOf(text) }}
    >
      <div inert lang={language}>
        <ReaderContext value={{ ...reader, voice: language, lang: language }}>
          <PreviewBar {...props} />
          <PreviewCard {...props} />
          <PreviewFoot {...props} />
          <PreviewMail {...props} />
        </ReaderContext>
      </div>
    </section>
  );
}

type PartProps = Omit<PreviewProps, 'palette'>;

function Logo({
  logos,
  mark,
  darkMark,
  name,
  typefaces: pair,
  dark = false,
}: PartProps & { dark?: boolean }) {
  if (logos) {
    return (
      <img
        src={dark ? logos.dark : logos.light}
        alt=""
        className="h-10 max-w-40 min-w-0 object-contain"
      />
    );
  }
  const shown = dark ? darkMark : mark;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {shown && <img src={shown} alt="" className="size-9 shrink-0" />}
      <span className="truncate text-xl font-semibold" style={familyOf(typefaces[pair].heading)}>
        {name}
      </span>
    </span>
  );
}

function PreviewBar(props: PartProps) {
  const say = useSay();
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-3 text-sm">
      <Logo {...props} />
      <span className="flex shrink-0 gap-3 font-semibold">
        <span className="text-caramel-deep">{say(shopTexts.previewMenu)}</span>
        <span>{say(shopTexts.previewContact)}</span>
      </span>
    </div>
  );
}

function PreviewCard({ typefaces: pair }: PartProps) {
  const say = useSay();
  return (
    <div className="grid gap-3 p-4">
      <div className="grid gap-2 rounded border border-line bg-foam p-4">
        <p className="eyebrow">{say(shopTexts.previewEyebrow)}</p>
        <p className="text-2xl font-semibold" style={familyOf(typefaces[pair].heading)}>
          {say(shopTexts.sample)}
        </p>
        <p className="text-sm text-ink-soft">
          {say(shopTexts.sampleText)} <span className="link">{say(shopTexts.previewLink)}</span>
        </p>
        <span className="mt-1 flex flex-wrap gap-2">
          <Button>{say(shopTexts.previewButton)}</Button>
          <Button variant="secondary">{say(shopTexts.previewSecond)}</Button>
        </span>
      </div>
    </div>
  );
}

function PreviewFoot(props: PartProps) {
  return (
    <div className="on-dark grid gap-2 p-4">
      <Logo {...props} dark />
      <p className="text-sm text-paper/80">{props.tagline}</p>
    </div>
  );
}

function PreviewMail({ name }: PartProps) {
  const say = useSay();
  return (
    <div className="grid gap-3 bg-paper p-4 font-sans">
      <p className="text-xs font-semibold text-ink-soft">{say(shopTexts.mail)}</p>
      <div>
        <p className="pb-2 font-serif text-lg font-bold">{name}</p>
        <div className="h-1 bg-caramel" />
        <div className="grid gap-3 bg-foam p-4">
          <p className="text-xl font-bold">{say(shopTexts.previewMail)}</p>
          <p className="text-sm">{say(shopTexts.previewMailText)}</p>
          <Button className="justify-self-start">{say(shopTexts.previewMailButton)}</Button>
        </div>
      </div>
    </div>
  );
}
