import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, limits } from '../../../form.contract.ts';
import { Input } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { island } from '../../../ui/site/island.tsx';
import { PublicForm } from '../../../ui/site/public-form.tsx';
import { textOf, usePublicForm } from '../../../ui/site/use-public-form.ts';
import { toast } from '../../../ui/toast.tsx';
import type { Toast } from '../../../ui/toast-store.ts';
import { noticeOf, type RatingValues, ratingForm } from '../contract.ts';
import { ratingTexts } from '../messages.ts';
import { DeviceTiles } from './island-device.tsx';
import { forgetDraft, keepTexts, keyFor, recallTexts } from './island-draft.ts';
import { ProofField, useProof } from './island-proof.tsx';
import { Sending, useSending } from './island-sending.tsx';
import { SentDialog, type Shop } from './island-sent.tsx';
import { ratingFormTexts as texts } from './messages.ts';

type Props = { values: RatingValues; errors: FieldErrors; shop: Shop };
type Sent = { texts: RatingValues; notice: Toast };

const path = '/api/app-ratings';

function textsOf(form: HTMLFormElement): RatingValues {
  const data = new FormData(form);
  return {
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    whatsappNumber: textOf(data, 'whatsappNumber'),
    deviceType: textOf(data, 'deviceType'),
  };
}

/** Name, size and date stand for the picture, so that a form sent again keeps its key. */
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

/** A text that was typed before this script arrived must stay. */
function restore(form: HTMLFormElement) {
  const typed = textsOf(form);
  const { deviceType, ...texts } = recallTexts() ?? {};
  if (isIpad()) write(form, { deviceType: 'ios' });
  if (deviceType) write(form, { deviceType });
  for (const name of ['name', 'email', 'whatsappNumber'] as const) {
    if (texts[name] && !typed[name]) write(form, { [name]: texts[name] });
  }
}

/** iPads call themselves Macintosh; no Macintosh has a touch screen. */
const isIpad = () => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

function Form({ values, errors: known, shop }: Props) {
  const say = useSay();
  const element = useRef<HTMLFormElement>(null);
  const picture = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const sending = useSending(path);

  useEffect(() => {
    if (element.current) restore(element.current);
  }, []);

  const { form, field, errors, setFieldError } = usePublicForm({
    path,
    schema: ratingForm,
    read,
    values,
    errors: known,
    texts: ratingTexts,
    keyFor,
    send: sending.send,
    onSent: (notice, sentForm) => {
      setSent({ texts: textsOf(sentForm), notice });
      const deviceType = isIpad() ? 'ios' : values.deviceType;
      write(sentForm, { name: '', email: '', whatsappNumber: '', deviceType });
      proof.clear();
      forgetDraft();
    },
    onInvalid: (found) => {
      const notice = noticeOf(found);
      if (!notice) return;
      const [title, description] = [say(notice.title), say(notice.description)];
      toast({ title, description, variant: 'destructive' });
    },
  });
  const proof = useProof(picture, (message) => setFieldError('proofImage', message));

  return (
    <>
      <PublicForm
        ref={element}
        className="grid gap-5 lg:gap-6"
        encType="multipart/form-data"
        form={form}
        page="/rating#rating"
        texts={texts}
        waits={proof.shrinking}
        onInput={(event) => {
          keepTexts(textsOf(event.currentTarget));
          form.clearFieldError(event);
        }}
      >
        <Input
          {...field('name')}
          label={say(texts.name)}
          autoComplete="name"
          required
          maxLength={limits.name}
        />
        <div className="grid gap-5 sm:max-lg:grid-cols-2 sm:max-lg:gap-4 lg:gap-6">
          <Input
            {...field('email')}
            label={say(texts.email)}
            type="email"
            autoComplete="email"
            required
            maxLength={limits.email}
            hint={say(texts.emailHint)}
          />
          <Input
            {...field('whatsappNumber')}
            label={say(texts.whatsapp)}
            type="tel"
            autoComplete="tel"
            required
            hint={say(texts.whatsappHint)}
          />
        </div>
        <DeviceTiles chosen={values.deviceType} error={errors.deviceType} />
        {/* It is last, so that all texts have arrived when the picture is refused half-way. */}
        <ProofField input={picture} proof={proof} error={errors.proofImage} />
        {sending.progress !== undefined && (
          <Sending progress={sending.progress} onCancel={sending.cancel} />
        )}
      </PublicForm>
      {sent && (
        <SentDialog
          name={sent.texts.name}
          email={sent.texts.email}
          shop={shop}
          onClose={() => {
            setSent(null);
            // The notice would be hidden by the dialog, and would say the same.
            toast(sent.notice);
          }}
        />
      )}
    </>
  );
}

export const RatingForm = island('rating-form', Form);
