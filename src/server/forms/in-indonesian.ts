import { HttpError } from '../http/errors.ts';

export function waitInIndonesian(error: unknown): never {
  if (!(error instanceof HttpError) || error.status !== 429) throw error;
  const { status, code, retryAfter = 60 } = error;
  const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} menit` : `${retryAfter} detik`;
  throw new HttpError(status, code, `Terlalu sering. Coba lagi dalam ${wait}.`, { retryAfter });
}
