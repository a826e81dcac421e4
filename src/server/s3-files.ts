import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { checkKey, storeDown } from './file-key.ts';
import type { Files } from './files.ts';

export type S3Settings = {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Somebody is waiting: a store that hangs must fail while they still look. */
  answerMs?: number;
};

const CONNECT_MS = 1_500;
const ANSWER_MS = 8_000;

/** Files in any S3-compatible bucket; every instance that names the bucket sees the same ones. */
export function s3Files(settings: S3Settings): Files {
  const { bucket, endpoint, region, answerMs = ANSWER_MS, ...credentials } = settings;
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    // Many compatible services do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: answerMs },
  });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(answerMs) });
  const failed = (cause: unknown) => {
    throw storeDown(cause);
  };

  return {
    async put(key, data, contentType) {
      const Key = checkKey(key);
      const object = { Bucket: bucket, Key, Body: data, ContentType: contentType };
      await client.send(new PutObjectCommand(object), inTime()).catch(failed);
    },

    async get(key) {
      const Key = checkKey(key);
      try {
        const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key }), inTime());
        if (!(object.Body instanceof Readable)) return null;
        return { body: object.Body, size: object.ContentLength ?? 0 };
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null;
        throw storeDown(error);
      }
    },

    async delete(key) {
      const Key = checkKey(key);
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }), inTime()).catch(failed);
    },

    async *list(prefix) {
      let ContinuationToken: string | undefined;
      do {
        const page = await client
          .send(
            new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken }),
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
      await client.send(new HeadBucketCommand({ Bucket: bucket }), inTime()).catch(failed);
    },
  };
}
