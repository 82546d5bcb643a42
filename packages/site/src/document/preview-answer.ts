import { data } from 'react-router';
import { describeFailure, isAborted, type Failure } from '../app/failure.js';

/** What the public page of a document shows, by the record of its kind. */
export type PreviewData<Record> =
  | {
      readonly state: 'found';
      readonly record: Partial<Record> & { readonly id: string };
      /** Sanitised HTML, cut to the preview by the server; empty where the source has no text. */
      readonly html: string;
      readonly signInPath: string;
      readonly readerPath: string;
      readonly canonicalPath: string;
    }
  | { readonly state: 'missing' }
  | { readonly state: 'damaged' }
  | { readonly state: 'failed'; readonly failure: Failure };

/** No such document: 404. */
export const missingPreview = () => data({ state: 'missing' } as const, { status: 404 });

/** A link that cannot be read: 400. */
export const damagedPreview = () => data({ state: 'damaged' } as const, { status: 400 });

/** A call that failed: 503, so that nobody keeps the page. Throws on what was only given up. */
export function failedPreview(error: unknown, signal: AbortSignal) {
  if (isAborted(error, signal)) throw error;
  return data({ state: 'failed', failure: describeFailure(error) } as const, { status: 503 });
}
