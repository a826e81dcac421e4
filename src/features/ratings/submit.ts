import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { safeParse } from 'zod/mini';
import { fieldErrors } from '../../form.contract.ts';
import { localized, type Message, packed, unpackLocalized } from '../../messages.ts';
import type { Deps } from '../../server/deps.ts';
import { parseOrThrow } from '../../server/forms/parse-or-throw.ts';
import { type FormState, handlePlainForm } from '../../server/forms/plain-form.ts';
import { HttpError, invalid } from '../../server/http/errors.ts';
import { voiceOfForm } from '../content/store.ts';
import { notify } from '../email/store.ts';
import { type Received, receivePicture } from '../media/receive.ts';
import { storePrivatePicture } from '../media/store.ts';
import { campaignOfForm } from '../visitors/campaign.contract.ts';
import {
  blankRating,
  deviceLabels,
  noticeOf,
  PROOF_BYTES,
  type RatingInput,
  type RatingValues,
  ratingForm,
  ratingInput,
} from './contract.ts';
import { ratingTexts } from './messages.ts';
import { createRating, groupByPicture } from './store.ts';
import { noticeTexts } from './tab/messages.ts';

type Texts = Record<string, string>;

/**
 * Stores a rating, sent by a script or by a plain form.
 * @param texts gets what was written, also when the form is refused
 */
export async function submitRating(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  texts: Texts = {},
): Promise<number> {
  const received = await readForm(request, reply, texts).catch(refuseProof);
  const input = parseOrThrow(ratingInput, texts);
  await deps.limitForm('rating', request);
  const id = await save(deps, request, input, received);
  deps.outbox.wake();
  return id;
}

/** Wrong texts are refused before the picture is received. */
async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  texts: Texts,
): Promise<Received> {
  const wanted = { field: 'proofImage', maxBytes: PROOF_BYTES, fields: texts };
  const received = await receivePicture(request, reply, wanted).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 422) return null;
    throw error;
  });
  const parsed = safeParse(ratingForm, { ...texts, proofImage: received ? 'received' : '' });
  if (received && parsed.success) return received;
  const errors = fieldErrors(parsed.error?.issues ?? []);
  const [first = ''] = Object.values(errors);
  const notice = noticeOf(errors);
  throw invalid(notice ? localized(notice.description) : unpackLocalized(first), errors);
}

/** The picture is stored before the row that names it. If the row fails, it is deleted. */
async function save(
  deps: Deps,
  request: FastifyRequest,
  input: RatingInput,
  { picture, address, gone }: Received,
): Promise<number> {
  const proof = await storePrivatePicture(deps, picture, { address, gone }).catch(refuseProof);
  const hash = createHash('sha256').update(picture).digest('hex');
  const voice = await voiceOfForm(deps.database.db, request);
  let written = false;
  try {
    const id = await deps.saveOnce('rating', request, { ...input, hash }, async (tx) => {
      gone.throwIfAborted();
      const now = deps.clock();
      const from = { campaign: campaignOfForm(request.headers), voice };
      const id = await createRating(tx, input, proof, now, from);
      await notify(tx, { what: 'rating', ...staffNotice(id, input), now });
      written = true;
      return id;
    });
    if (written) {
      // The rating is stored already: without its group, staff only miss a hint.
      await groupByPicture(deps.database.db, id, proof).catch((error: unknown) =>
        request.log.error({ err: error }, 'the picture was not compared'),
      );
    }
    return id;
  } finally {
    // A commit that failed may have happened all the same, so its picture is left to the sweep.
    if (!written) await deps.files.delete(proof.key).catch(() => {});
  }
}

const staffNotice = (id: number, { name, deviceType }: RatingInput) => ({
  id,
  title: localized(noticeTexts.title, { name }),
  lines: [localized(noticeTexts.proofWaits, { device: deviceLabels[deviceType] })],
  link: '/admin/ratings',
});

const PROOF_FAULTS: Record<string, Message<never>> = {
  too_large: ratingTexts.proofLarge,
  too_small: ratingTexts.proofSmall,
  not_a_picture: ratingTexts.proofUnreadable,
};
/** The picture is right, and the same form can be sent again later. */
const PROOF_DELAYS: Record<string, Message<never>> = {
  pictures_busy: ratingTexts.picturesBusy,
  pictures_under_way: ratingTexts.picturesUnderWay,
};

function refuseProof(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  const { status, code, retryAfter = 5 } = error;
  const fault = PROOF_FAULTS[code];
  if (fault) {
    throw new HttpError(status, code, localized(fault), { fields: { proofImage: packed(fault) } });
  }
  const delay = PROOF_DELAYS[code];
  throw delay ? new HttpError(status, code, localized(delay), { retryAfter }) : error;
}

/** Takes a form that was sent without a script, and returns what the page is to show. */
export async function submitPlainRating(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FormState<RatingValues>> {
  const texts: Texts = {};
  const none = { values: blankRating, blank: blankRating };
  const state = await handlePlainForm(reply, none, () => submitRating(deps, request, reply, texts));
  const { name = '', email = '', whatsappNumber = '', deviceType = '' } = texts;
  const values = { name, email, whatsappNumber, deviceType };
  if (state.sent || state.errors.proofImage) return { ...state, values };
  // A browser never fills a file field again.
  const errors = { ...state.errors, proofImage: packed(ratingTexts.proofAgain) };
  return { ...state, values, errors };
}
