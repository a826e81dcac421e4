import { Readable } from 'node:stream';
import { checkKey, storeDown } from './file-key.ts';
import type { Files } from './files.ts';

export type S3Settings = {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Milliseconds for each operation, because a visitor is waiting. */
  answerMs?: number;
};

const CONNECT_MS = 1_500;
const ANSWER_MS = 8_000;

export function s3Files(settings: S3Settings): Files {
  const { bucket, answerMs = ANSWER_MS } = settings;
  const opening = connect(settings, answerMs);
  const inTime = () => ({ abortSignal: AbortSignal.timeout(answerMs) });
  const failed = (cause: unknown) => {
    throw storeDown(cause);
  };

  return {
    async put(key, data, contentType) {
      const Key = checkKey(key);
      const { client, sdk } = await opening;
      const object = { Bucket: bucket, Key, Body: data, ContentType: contentType };
      await client.send(new sdk.PutObjectCommand(object), inTime()).catch(failed);
    },

    async get(key) {
      const Key = checkKey(key);
      const { client, sdk } = await opening;
      try {
        const object = await client.send(
          new sdk.GetObjectCommand({ Bucket: bucket, Key }),
          inTime(),
        );
        if (!(object.Body instanceof Readable)) return null;
        return { body: object.Body, size: object.ContentLength ?? 0 };
      } catch (error) {
        if (error instanceof sdk.S3ServiceException && error.name === 'NoSuchKey') return null;
        throw storeDown(error);
      }
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
