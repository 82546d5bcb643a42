import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { FilesAddress } from '../config/files-address.js';
import { createCircuitBreaker } from '../runtime/circuit-breaker.js';
import { checkFileName, type FileContent, type FileStore, isFileName, type StoredFile } from './file-store.js';
import { FilesUnavailableError } from './files-unavailable-error.js';
import { createKnownNames } from './known-names.js';
import { isMissing, reasonOf } from './store-fault.js';

/** Connections to the store for questions, at a time: what a page of hits asks goes out together. */
const CONNECTIONS = 32;
/** Connections for the contents of files, which slow readers hold; a question never waits for them. */
const CONTENT_CONNECTIONS = 256;
/** How long a connection may take, and how long it may be silent. */
const CONNECT_MS = 3_000;
const SILENT_MS = 30_000;
/** How long the store may take to say whether it has a file, to begin to send one, and to list a thousand names. */
const FIND_MS = 3_000;
const READ_MS = 5_000;
const LIST_MS = 15_000;
/** Bytes that are read before they are sent: files of a build, so that no slow reader of one holds a connection. */
const AT_ONCE_BYTES = 2 * 1024 * 1024;
/** How long it may take to receive one. */
const KEEP_MS = 120_000;

/** Opens the files in a bucket of an S3-compatible store. Asks the store nothing yet. */
export function openBucketStore({ bucket, prefix, endpoint, region }: FilesAddress): FileStore {
  const place = region ?? process.env['AWS_REGION'] ?? (endpoint === undefined ? undefined : 'us-east-1');
  const settings: S3ClientConfig = {
    ...(place === undefined ? {} : { region: place }),
    // Names of hosts that begin with the bucket are Amazon's own habit.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Checksums in trailers, Amazon's default, are refused by other stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
  };
  const client = new S3Client({ ...settings, requestHandler: handlerWith(CONNECTIONS) });
  const contents = new S3Client({ ...settings, requestHandler: handlerWith(CONTENT_CONNECTIONS) });
  const known = createKnownNames();
  let lastReason = '';
  const breaker = createCircuitBreaker(() => new FilesUnavailableError(lastReason));

  /** Asks the store. Rejects with a FilesUnavailableError, also if it has no answer after so many milliseconds. */
  async function ask<Answer>(milliseconds: number, run: (abortSignal: AbortSignal) => Promise<Answer>) {
    breaker.check();
    const stopping = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const error = new DOMException('no answer', 'TimeoutError');
        stopping.abort(error);
        reject(error);
      }, milliseconds);
    });
    try {
      // The search for keys does not hear the signal.
      const answer = await Promise.race([run(stopping.signal), late]);
      breaker.succeeded();
      return answer;
    } catch (error) {
      breaker.failed();
      lastReason = reasonOf(error, bucket);
      throw new FilesUnavailableError(lastReason, error);
    } finally {
      clearTimeout(timer);
    }
  }

  const objectOf = (name: string) => {
    checkFileName(name);
    return { Bucket: bucket, Key: prefix + name };
  };

  async function find(name: string): Promise<StoredFile | undefined> {
    const object = objectOf(name);
    const head = await ask(FIND_MS, (abortSignal) =>
      client.send(new HeadObjectCommand(object), { abortSignal }).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    );
    known.note(name, head !== undefined);
    if (head === undefined) return undefined;
    const { ContentLength: size = 0, ETag } = head;
    return {
      size,
      async read(range) {
        const { Body: body } = await ask(READ_MS, (abortSignal) => {
          const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
          // A file that was replaced meanwhile has another size.
          const same = ETag === undefined ? {} : { IfMatch: ETag };
          return contents.send(new GetObjectCommand({ ...object, ...part, ...same }), { abortSignal });
        });
        if (!(body instanceof Readable)) return Readable.from([]);
        const length = range === undefined ? size : range.end - range.start + 1;
        return length > AT_ONCE_BYTES ? body : Readable.from([await buffer(body)]);
      },
    };
  }

  async function* list(folder: string): AsyncGenerator<string> {
    let next: string | undefined;
    do {
      const query = {
        Bucket: bucket,
        Prefix: prefix + folder,
        ...(next === undefined ? {} : { ContinuationToken: next }),
      };
      const page = await ask(LIST_MS, (abortSignal) => client.send(new ListObjectsV2Command(query), { abortSignal }));
      for (const { Key = '' } of page.Contents ?? []) {
        const name = Key.slice(prefix.length);
        if (isFileName(name)) yield name;
      }
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  return {
    find,
    list,
    async keep(name, content) {
      const object = objectOf(name);
      // Whole, so that it can be sent again, and its size and hash go ahead of it.
      const body = await bytesOf(content);
      await ask(KEEP_MS, (abortSignal) =>
        contents.send(new PutObjectCommand({ ...object, Body: body }), { abortSignal }),
      );
      known.note(name, true);
    },
    async held(names) {
      const answers = await Promise.all(names.map(async (name) => known.has(name) ?? (await find(name)) !== undefined));
      return new Set(names.filter((_name, at) => answers[at]));
    },
    async copyTo(name, path) {
      const file = await find(name);
      if (file === undefined) throw new FilesUnavailableError(`it has no file ${name}`);
      await pipeline(await file.read(), createWriteStream(path, { flags: 'wx' }));
    },
    async remove(names) {
      for (const name of names) {
        const object = objectOf(name);
        await ask(FIND_MS, (abortSignal) => client.send(new DeleteObjectCommand(object), { abortSignal }));
        known.note(name, false);
      }
    },
    async check() {
      const query = { Bucket: bucket, Prefix: prefix, MaxKeys: 1 };
      await ask(FIND_MS, (abortSignal) => client.send(new ListObjectsV2Command(query), { abortSignal }));
    },
    close() {
      client.destroy();
      contents.destroy();
    },
  };
}

function handlerWith(maxSockets: number): NonNullable<S3ClientConfig['requestHandler']> {
  const agent = { maxSockets, keepAlive: true };
  return { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS, httpAgent: agent, httpsAgent: agent };
}

const bytesOf = async (content: FileContent): Promise<Uint8Array> =>
  'path' in content ? readFile(content.path) : content;
