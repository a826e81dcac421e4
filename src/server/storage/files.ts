import type { Readable } from 'node:stream';

export type StoredFile = { body: Readable; size: number };

/** Keys are made by the server, never from what a visitor typed. */
export type Files = {
  /** Resolves once the file would survive a power cut. */
  put(key: string, data: Uint8Array, contentType: string): Promise<void>;
  /** Resolves to null when there is no such file. The caller must read or destroy the body. */
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  /** A folder is given with its slash: `media/`. */
  list(folder: string): AsyncIterable<{ key: string; modified: Date }>;
  ready(): Promise<void>;
};
