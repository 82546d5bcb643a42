import type { DocumentExtent, DocumentNotice } from '@headnote/core/contract';
import { data } from 'react-router';
import { describeFailure, isAborted, type Failure } from '../data/failure.js';

/** What the public page of a document shows, for records of one kind. */
export type PreviewData<Record> =
  | {
      readonly state: 'found';
      readonly record: Partial<Record> & { readonly id: string };
      /** Sanitised HTML. The server cut it to the preview; empty when the source has no text. */
      readonly html: string;
      readonly signInPath: string;
      readonly readerPath: string;
      readonly canonicalPath: string;
      /** What the preview leaves out; null if it could not be measured. */
      readonly extent: DocumentExtent | null;
      /** What the operator tells the readers; null if nothing. */
      readonly notice: DocumentNotice | null;
    }
  | { readonly state: 'missing' }
  | { readonly state: 'damaged' }
  | { readonly state: 'taken-down'; readonly notice: DocumentNotice }
  | { readonly state: 'failed'; readonly failure: Failure };

/** No such document: 404, or 410 if it was taken down. */
export function missingPreview(notice: DocumentNotice | null = null) {
  if (notice?.state === 'taken-down') return data({ state: 'taken-down', notice } as const, { status: 410 });
  return data({ state: 'missing' } as const, { status: 404 });
}

/** A link that cannot be read: 400. */
export const damagedPreview = () => data({ state: 'damaged' } as const, { status: 400 });

/** A call that failed: 503, so that no cache keeps the page. Rethrows when the call was aborted. */
export function failedPreview(error: unknown, signal: AbortSignal) {
  if (isAborted(error, signal)) throw error;
  return data({ state: 'failed', failure: describeFailure(error) } as const, { status: 503 });
}
