import { api, newIdempotencyKey, type Parser } from '../../ui/fetch.ts';
import { uploadAnswer } from './contract.ts';

/** When the step after the upload fails, the same file is not sent a second time. */
const uploaded = new WeakMap<File, string>();
/** A form that is sent again after a lost answer must not store the picture twice. */
const keys = new WeakMap<File, Map<string, string>>();

function keyOf(file: File, form = ''): string {
  const known = keys.get(file) ?? new Map<string, string>();
  const key = known.get(form) ?? newIdempotencyKey();
  keys.set(file, known.set(form, key));
  return key;
}

type Upload<T> = {
  path: string;
  fields: object;
  name: string;
  schema: Parser<T>;
};

/** Sends a form with a picture. Sending the same form again stores nothing new. */
export function uploadForm<T>(
  { path, fields, name, schema }: Upload<T>,
  file: File,
  onProgress: (share: number) => void,
): Promise<T> {
  const headers = { 'idempotency-key': keyOf(file, JSON.stringify([path, fields])) };
  return api.upload(path, multipart(fields, { [name]: file }), onProgress, schema, { headers });
}

/** Returns the picture's address; `onProgress` gets the share sent, 0 to 1. */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  const known = uploaded.get(file);
  if (known) return known;
  const body = new FormData();
  body.set('image', file);
  const headers = { 'idempotency-key': keyOf(file) };
  const path = '/api/cms/upload';
  const { imageUrl } = await api.upload(path, body, onProgress, uploadAnswer, { headers });
  uploaded.set(file, imageUrl);
  return imageUrl;
}

function multipart(fields: object, files: Record<string, File>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [name, file] of Object.entries(files)) body.set(name, file);
  return body;
}
