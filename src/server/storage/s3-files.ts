import { Readable } from 'node:stream';
import { checkKey, storeDown } from './file-key.ts';
import type { Files } from './files.ts';

export type S3Settings = {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** A visitor is waiting, so each operation has so many milliseconds. */
  answerMs?: number;
  /** So much of a file is read at once. */
  partBytes?: number;
};

const CONNECT_MS = 1_500;
const ANSWER_MS = 8_000;
const PART_BYTES = 1_000_000;

export function s3Files(settings: S3Settings): Files {
  const { bucket, answerMs = ANSWER_MS, partBytes = PART_BYTES } = settings;
  const opening = connect(settings, answerMs);
  const inTime = () => ({ abortSignal: AbortSignal.timeout(answerMs) });
  const failed = (cause: unknown) => {
    throw storeDown(cause);
  };

  /** Resolves to null when the file does not exist. */
  async function part(Key: string, from: number) {
    const { client, sdk } = await opening;
    const Range = `bytes=${from}-${from + partBytes - 1}`;
    try {
      const object = await client.send(
        new sdk.GetObjectCommand({ Bucket: bucket, Key, Range }),
        inTime(),
      );
      const bytes = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
      return { bytes, size: sizeOf(object.ContentRange, from, bytes.length) };
    } catch (error) {
      if (error instanceof sdk.S3ServiceException && error.name === 'NoSuchKey') return null;
      // No part of an empty file can be asked for.
      if (error instanceof sdk.S3ServiceException && error.name === 'InvalidRange' && from === 0) {
        return { bytes: new Uint8Array(), size: 0 };
      }
      throw storeDown(error);
    }
  }

  return {
    async put(key, data, contentType) {
      const Key = checkKey(key);
      const { client, sdk } = await opening;
      const object = { Bucket: bucket, Key, Body: data, ContentType: contentType };
      await client.send(new sdk.PutObjectCommand(object), inTime()).catch(failed);
    },

    /**
     * A visitor with a slow connection takes longer for a video than the service may for an answer,
     * and would hold one of its few connections meanwhile, so it is read in parts.
     */
    async get(key) {
      const Key = checkKey(key);
      const first = await part(Key, 0);
      if (!first) return null;
      async function* parts({ bytes, size }: { bytes: Uint8Array; size: number }) {
        yield bytes;
        for (let at = bytes.length; at < size; ) {
          const next = await part(Key, at);
          if (!next || next.bytes.length === 0) throw storeDown({ Key, at, size });
          yield next.bytes;
          at += next.bytes.length;
        }
      }
      return { body: Readable.from(parts(first), { objectMode: false }), size: first.size };
    },

    async delete(key) {
      const Key = checkKey(key);
      const { client, sdk } = await opening;
      const object = { Bucket: bucket, Key };
      await client.send(new sdk.DeleteObjectCommand(object), inTime()).catch(failed);
    },

    async *list(prefix) {
      const { client, sdk } = await opening;
      let ContinuationToken: string | undefined;
      do {
        const page = await client
          .send(
            new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken }),
            inTime(),
          )
          .catch(failed);
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, modified: LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },

    async ready() {
      const { client, sdk } = await opening;
      await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }), inTime()).catch(failed);
    },
  };
}

/**
 * Returns the size of the whole file. An answer without a range that fits is not the file: an error
 * page, or a body that was cut short, would be stored in browsers and in backups.
 */
function sizeOf(range: string | undefined, from: number, length: number): number {
  const [, first, last, whole] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range ?? '') ?? [];
  const size = Number(whole);
  const fits = Number(first) === from && Number(last) === from + length - 1;
  if (fits && Number.isSafeInteger(size)) return size;
  throw new Error(`The answer has ${length} bytes of ${range ?? 'no range'}`);
}

async function connect(settings: S3Settings, answerMs: number) {
  const sdk = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // Many compatible services do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: answerMs },
  });
  return { client, sdk };
}
