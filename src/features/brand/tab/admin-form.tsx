import { useIsMutating } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useLeaveGuard } from '../../../ui/dashboard/address.ts';
import { confirm } from '../../../ui/dashboard/confirm.tsx';
import { UnsavedOffer } from '../../../ui/dashboard/forms/entry-form.tsx';
import { SavedFields } from '../../../ui/dashboard/forms/saved-fields.tsx';
import { JumpLinks } from '../../../ui/dashboard/jump-links.tsx';
import { dashboardTexts } from '../../../ui/dashboard/messages.ts';
import { useUnsavedWarning } from '../../../ui/dashboard/unsaved-input.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { shopTexts as nameless } from '../../content/messages.ts';
import { coloursOf } from '../contract.ts';
import { paletteOf } from '../palette.contract.ts';
import { ColourFields } from './admin-colours.tsx';
import { countOf, type ShopState, useShopEdits } from './admin-edits.ts';
import { ElsewhereLinks } from './admin-links.tsx';
import { LogoFields, UploadField, uploadKey } from './admin-logos.tsx';
import { languageShownFor, NameFields, nameRows, taglineRow } from './admin-names.tsx';
import { Part } from './admin-part.tsx';
import { BrandPreview } from './admin-preview.tsx';
import { useSaveShop } from './admin-save.ts';
import { TypefaceFields } from './admin-typefaces.tsx';
import { useLogoPreview } from './admin-use-preview.ts';
import { shopTexts } from './messages.ts';

const parts = [
  ['names', shopTexts.names],
  ['elsewhere', shopTexts.elsewhere],
  ['logos', shopTexts.logos],
  ['colours', shopTexts.colours],
  ['typefaces', shopTexts.typefaces],
  ['share', shopTexts.shareShort],
] as const;

export function ShopForm({ shop }: { shop: ShopState }) {
  const say = useSay();
  const edits = useShopEdits(shop);
  const { fields, textOf, changeBrand } = edits;
  const { busy, errors, save } = useSaveShop(edits);
  const isDirty = countOf(edits.all) > 0;

  useUnsavedWarning(isDirty);
  useLeaveGuard(isDirty, async () => {
    const question = { sentence: say(shopTexts.leave), action: say(shopTexts.discard) };
    const isLeft = await confirm(question);
    if (isLeft) edits.clear();
    return isLeft;
  });

  const named = nameRows(shop.contents);
  const name = (named.name && textOf(named.name)) || nameless.unnamed.id;
  const drawnFrom = [shop.brand.updatedAt, named.name?.updatedAt, named.tagline?.updatedAt].join();
  const [language, setLanguage] = useState(useReader().lang);
  const taglines = [taglineRow(shop.contents, language), named.tagline];
  const tagline = taglines.map((row) => row && textOf(row)).find(Boolean) ?? '';
  const { palette, moved } = paletteOf(coloursOf(fields));
  const preview = useLogoPreview(fields, name);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const shown = {
    palette,
    typefaces: fields.typefaces,
    logos: fields.logo || fields.darkLogo ? preview.data : undefined,
    mark: preview.data?.mark,
    darkMark: preview.data?.dark,
    name,
    tagline,
    language,
  };

  return (
    <form
      noValidate
      className="grid gap-card xl:grid-cols-[minmax(0,1fr)_26rem]"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (form.checkValidity()) void save();
        else showWrong(form);
      }}
    >
      <div className="grid content-start gap-card">
        {/* On a phone the parts are folded, and their titles are what one presses. */}
        <div className="max-sm:hidden sm:contents">
          <JumpLinks
            label={say(dashboardTexts.parts)}
            sections={parts.map(([part, name]) => ({ id: `shop-${part}`, name: say(name) }))}
          >
            <Button
              variant="secondary"
              size="icon"
              aria-label={say(shopTexts.preview)}
              onClick={() => setIsPreviewed(true)}
            >
              <Eye className="size-4.5" />
            </Button>
          </JumpLinks>
        </div>
        <Button variant="secondary" className="sm:hidden" onClick={() => setIsPreviewed(true)}>
          <Eye className="size-4" />
          {say(shopTexts.preview)}
        </Button>
        <SavedFields
          busy={busy}
          className="grid max-sm:card max-sm:divide-y max-sm:divide-line sm:gap-card"
        >
          {edits.offer && <UnsavedOffer {...edits.offer} />}
          <NameFields
            name={name}
            contents={shop.contents}
            textOf={textOf}
            onChange={(row, text) => {
              edits.changeText(row, text);
              setLanguage((now) => languageShownFor(row, shop.contents) ?? now);
            }}
          />
          <ElsewhereLinks contents={shop.contents} />
          <LogoFields
            fields={fields}
            errors={{ ...preview.errors, ...errors }}
            preview={preview}
            onChange={changeBrand}
          />
          <ColourFields fields={fields} moved={moved} errors={errors} onChange={changeBrand} />
          <TypefaceFields
            chosen={fields.typefaces}
            onChange={(typefaces) => changeBrand({ typefaces })}
          />
          <Part
            part="share"
            title={say(shopTexts.share)}
            hint={say(shopTexts.shareHint)}
            summary={say(fields.share ? shopTexts.own : shopTexts.made)}
          >
            <UploadField
              name="share"
              label={say(shopTexts.shareField)}
              value={fields.share}
              shown={fields.share || `/share/0/mixed-home.jpg?${drawnFrom}`}
              ground="bg-milk"
              className="aspect-[1200/630] w-full max-w-md"
              error={errors.share}
              onChange={(url) => changeBrand({ share: url })}
            />
          </Part>
        </SavedFields>
      </div>
      <div className="hidden content-start gap-card self-start xl:sticky xl:top-5 xl:grid">
        <h3 className="heading-section leading-9">{say(shopTexts.preview)}</h3>
        <BrandPreview {...shown} />
      </div>
      <Dialog
        open={isPreviewed}
        lightDismiss
        title={say(shopTexts.preview)}
        onClose={() => setIsPreviewed(false)}
      >
        <BrandPreview {...shown} />
      </Dialog>
      {isDirty && (
        <SaveBar busy={busy} onPreview={() => setIsPreviewed(true)} onDiscard={edits.clear} />
      )}
    </form>
  );
}

function showWrong(form: HTMLFormElement) {
  const field = form.querySelector<HTMLInputElement>('input:invalid');
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
}

type SaveBarProps = { busy: boolean; onPreview: () => void; onDiscard: () => void };

function SaveBar({ busy, onPreview, onDiscard }: SaveBarProps) {
  const say = useSay();
  const isSending = useIsMutating({ mutationKey: uploadKey }) > 0;
  return (
    <div className="bar-on-tabs card sticky bottom-4 z-10 col-span-full flex items-center gap-3 px-card py-3 shadow">
      <p role="status" className="text-sm text-ink-soft max-sm:sr-only">
        {say(shopTexts.leave)}
      </p>
      <Button
        variant="quiet"
        size="icon"
        className="xl:hidden"
        aria-label={say(shopTexts.preview)}
        onClick={onPreview}
      >
        <Eye className="size-5" />
      </Button>
      <Button variant="secondary" className="ms-auto" disabled={busy} onClick={onDiscard}>
        {say(shopTexts.discard)}
      </Button>
      <Button type="submit" busy={busy} disabled={isSending}>
        {say(busy ? shopTexts.saving : shopTexts.save)}
      </Button>
    </div>
  );
}
