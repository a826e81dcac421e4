import type { Readable } from 'node:stream';
import { diskFiles } from './disk-files.ts';
import type { Env } from './env.ts';
import { s3Files } from './s3-files.ts';

export type StoredFile = { body: Readable; size: number };

/** Where uploads live. Keys are made by the server; nothing a visitor typed ever becomes one. */
export type Files = {
  /** Resolves once the file would survive a power cut. */
  put(key: string, data: Uint8Array, contentType: string): Promise<void>;
  /** `null` when there is no such file. Whoever gets a body reads it or destroys it. */
  get(key: string): Promise<StoredFile | null>;
  /** A file that is already gone counts as deleted. */
  delete(key: string): Promise<void>;
  /** Everything below a folder, written with its slash: `media/`. */
  list(folder: string): AsyncIterable<{ key: string; modified: Date }>;
  /** Rejects when files can be neither read nor written. */
  ready(): Promise<void>;
};

type FilesEnv = Pick<
  Env,
  | 'DATA_DIR'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

/** The bucket when one is named, so that several instances share it; otherwise `DATA_DIR`. */
export function createFiles(env: FilesEnv): Files {
  if (!env.S3_BUCKET) return diskFiles(`${env.DATA_DIR}/files`);
  return s3Files({
    bucket: env.S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  });
}
