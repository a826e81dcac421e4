import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, limits } from '../../../form.contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/field.tsx';
import { useSay, useTo } from '../../../ui/reader.tsx';
import { island } from '../../../ui/site/island.tsx';
import { NotSent } from '../../../ui/site/not-sent.tsx';
import { useHydrated } from '../../../ui/site/use-hydrated.ts';
import { textOf, usePublicForm } from '../../../ui/site/use-public-form.ts';
import { toast } from '../../../ui/toast.tsx';
import { noticeOf, type RatingValues, ratingForm } from '../contract.ts';
import { ratingTexts } from '../messages.ts';
import { DeviceTiles } from './island-device.tsx';
import { forgetDraft, keepTexts, keyFor, recallTexts } from './island-draft.ts';
import { ProofField, useProof } from './island-proof.tsx';
import { Sending, useSending } from './island-sending.tsx';
import { SentDialog, type Shop } from './island-sent.tsx';
import { ratingFormTexts as texts } from './messages.ts';

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
  const say = useSay();
  const to = useTo();
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
      toast({
        title: say(ratingTexts.sent),
        description: message || say(ratingTexts.sentDetail),
      });
    },
    onSent: (sentForm) => {
      const texts = textsOf(sentForm);
      setSent(texts);
      write(sentForm, { name: '', email: '', whatsappNumber: '' });
      proof.clear();
      forgetDraft();
    },
    onInvalid: (found) => {
      const notice = noticeOf(found);
      if (!notice) return;
      const [title, description] = [say(notice.title), say(notice.description)];
      toast({ title, description, variant: 'destructive' });
    },
    onFailed: (message) =>
      toast({
        title: say(ratingTexts.failed),
        description: message || say(ratingTexts.failedDetail),
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
          label={say(texts.name)}
          name="name"
          autoComplete="name"
          required
          maxLength={limits.name}
          defaultValue={values.name}
          error={errors.name}
        />
        <Input
          label={say(texts.email)}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={limits.email}
          hint={say(texts.emailHint)}
          defaultValue={values.email}
          error={errors.email}
        />
        <Input
          label={say(texts.whatsapp)}
          name="whatsappNumber"
          type="tel"
          autoComplete="tel"
          required
          hint={say(texts.whatsappHint)}
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
          {say(busy ? texts.sending : texts.send)}
        </Button>
        <NotSent failed={failed} />
      </form>
      {sent && (
        <SentDialog name={sent.name} email={sent.email} shop={shop} onClose={() => setSent(null)} />
      )}
    </>
  );
}

export const RatingForm = island('rating-form', Form);
