import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, limits } from '../../../form.contract.ts';
import { to } from '../../../pages.contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/field.tsx';
import { island } from '../../../ui/site/island.tsx';
import { NotSent } from '../../../ui/site/not-sent.tsx';
import { useHydrated } from '../../../ui/site/use-hydrated.ts';
import { textOf, usePublicForm } from '../../../ui/site/use-public-form.ts';
import { toast } from '../../../ui/toast.tsx';
import { explainErrors, type RatingValues, ratingForm, ratingMessages } from '../contract.ts';
import { DeviceTiles } from './island-device.tsx';
import { forgetDraft, keepTexts, keyFor, recallTexts } from './island-draft.ts';
import { ProofField, useProof } from './island-proof.tsx';
import { Sending, useSending } from './island-sending.tsx';
import { SentDialog, type Shop } from './island-sent.tsx';

type Props = { values: RatingValues; errors: FieldErrors; shop: Shop };

const path = '/api/app-ratings';
const names = ['name', 'email', 'whatsappNumber', 'deviceType'] as const;

function textsOf(form: HTMLFormElement): RatingValues {
  const data = new FormData(form);
  const [name, email, whatsappNumber, deviceType] = names.map((field) => textOf(data, field));
  return {
    name: name ?? '',
    email: email ?? '',
    whatsappNumber: whatsappNumber ?? '',
    deviceType: deviceType ?? '',
  };
}

/** The picture as what tells it from another one: the same form again keeps its key. */
function read(form: HTMLFormElement) {
  const picture = new FormData(form).get('proofImage');
  const chosen = picture instanceof File && picture.size > 0;
  const proofImage = chosen ? `${picture.name} ${picture.size} ${picture.lastModified}` : '';
  return { ...textsOf(form), proofImage };
}

function write(form: HTMLFormElement, texts: Partial<Record<string, string>>) {
  for (const [name, text = ''] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof RadioNodeList) field.value = text;
  }
}

/** Leaves alone what was typed before this script arrived. */
function restore(form: HTMLFormElement) {
  const typed = textsOf(form);
  const { deviceType, ...texts } = recallTexts() ?? {};
  if (isIpad()) write(form, { deviceType: 'ios' });
  if (deviceType) write(form, { deviceType });
  for (const name of names) if (texts[name] && !typed[name]) write(form, { [name]: texts[name] });
}

/** iPads call themselves Macintosh; no Macintosh has a touch screen. */
const isIpad = () => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

function Form({ values, errors: known, shop }: Props) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const picture = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<RatingValues | null>(null);
  const sending = useSending(path);

  useEffect(() => {
    if (form.current) restore(form.current);
  }, []);

  const { errors, busy, failed, submit, setFieldError, clearFieldError } = usePublicForm({
    path,
    schema: ratingForm,
    read,
    errors: known,
    keyFor,
    send: async (sentForm, options) => {
      const message = await sending.send(sentForm, options);
      toast({ title: ratingMessages.sent, description: message || ratingMessages.sentDetail });
    },
    onSent: (sentForm) => {
      const texts = textsOf(sentForm);
      setSent(texts);
      write(sentForm, { name: '', email: '', whatsappNumber: '' });
      proof.clear();
      forgetDraft();
    },
    onInvalid: (found) => {
      const notice = explainErrors(found);
      if (notice) toast({ ...notice, variant: 'destructive' });
    },
    onFailed: (message) =>
      toast({
        title: ratingMessages.failed,
        description: message || ratingMessages.failedDetail,
        variant: 'destructive',
      }),
  });
  const proof = useProof(picture, (message) => setFieldError('proofImage', message));

  return (
    <>
      <form
        id="rating"
        ref={form}
        className="grid scroll-mt-28 gap-6"
        method="post"
        action={to('/rating#rating')}
        encType="multipart/form-data"
        noValidate={hydrated}
        onSubmit={submit}
        onInput={(event) => {
          keepTexts(textsOf(event.currentTarget));
          clearFieldError(event);
        }}
      >
        <Input
          label="Nama"
          name="name"
          autoComplete="name"
          required
          maxLength={limits.name}
          defaultValue={values.name}
          error={errors.name}
        />
        <Input
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={limits.email}
          hint="Barcode reward dikirim ke alamat ini"
          defaultValue={values.email}
          error={errors.email}
        />
        <Input
          label="Nomor WhatsApp"
          name="whatsappNumber"
          type="tel"
          autoComplete="tel"
          required
          hint="Contoh: 0812 3456 7890"
          defaultValue={values.whatsappNumber}
          error={errors.whatsappNumber}
        />
        <DeviceTiles chosen={values.deviceType} error={errors.deviceType} />
        {/* Last: a picture that is refused half-way has all texts before it. */}
        <ProofField input={picture} proof={proof} error={errors.proofImage} />
        {sending.progress !== undefined && (
          <Sending progress={sending.progress} onCancel={sending.cancel} />
        )}
        <Button type="submit" size="lg" busy={busy || proof.shrinking}>
          {busy ? 'Mengirim...' : 'Kirim Rating'}
        </Button>
        <NotSent lang="id" failed={failed} />
      </form>
      {sent && (
        <SentDialog name={sent.name} email={sent.email} shop={shop} onClose={() => setSent(null)} />
      )}
    </>
  );
}

export const RatingForm = island('rating-form', Form);
