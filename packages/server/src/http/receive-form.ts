import Busboy from '@fastify/busboy';
import { BadQueryError, TooLargeError } from '@headnote/core/errors';
import type { FastifyRequest } from 'fastify';

/** A form that has arrived. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly bytes: Buffer };
}

interface FormLimits {
  /** Bytes of the file. */
  readonly maxFile: number;
  /** Name of the field with the file. */
  readonly field: string;
  readonly signal: AbortSignal;
}

/** Other fields, and bytes of each: a question has at most 500 characters. */
const MAX_FIELDS = 8;
const MAX_FIELD = 4_000;

const NO_FILE = 'The form has no file.';
/** What a request without a form is told. */
export const NO_FORM = 'Send the file as a form (multipart/form-data).';

/** Whether the body of a request is a form with files. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/**
 * Receives a form with one file into memory. Stops as soon as the file is too large, however large the rest is. Rejects with
 * TooLargeError, or BadQueryError for a form that is damaged or has no file.
 */
export function receiveForm(request: FastifyRequest, { maxFile, field, signal }: FormLimits): Promise<ReceivedForm> {
  const tooLarge = () => new TooLargeError(`The file is larger than ${maxFile / 1_000_000} MB, the most that is read.`);
  return new Promise((resolve, reject) => {
    if (!isForm(request)) throw new BadQueryError(NO_FORM);
    if (Number(request.headers['content-length']) > request.routeOptions.bodyLimit) throw tooLarge();
    const fields: Record<string, string> = {};
    const pieces: Buffer[] = [];
    let name: string | undefined;
    const form = formOf(request, maxFile);
    const fail = (error: Error): void => {
      request.raw.unpipe(form);
      signal.removeEventListener('abort', abort);
      pieces.length = 0;
      reject(error);
    };
    const abort = (): void => fail(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    form.on('file', (given, stream, filename) => {
      stream.on('error', () => fail(new BadQueryError(NO_FORM)));
      if (given !== field) {
        stream.resume();
        return;
      }
      name = filename;
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('limit', () => fail(tooLarge()));
    });
    form.on('field', (given, value) => void (fields[given] = value));
    form.on('error', () => fail(new BadQueryError(NO_FORM)));
    form.on('finish', () => {
      signal.removeEventListener('abort', abort);
      if (name === undefined) reject(new BadQueryError(NO_FILE));
      else resolve({ fields, file: { name, bytes: Buffer.concat(pieces) } });
    });
    request.raw.pipe(form);
  });
}

/** A boundary that is missing or too long ends in an error of its own kind. */
function formOf({ headers }: FastifyRequest, maxFile: number) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { files: 1, fileSize: maxFile, fields: MAX_FIELDS, fieldSize: MAX_FIELD, parts: MAX_FIELDS + 1 },
    });
  } catch (error) {
    throw new BadQueryError(NO_FORM, { cause: error });
  }
}
