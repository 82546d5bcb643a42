import type { CheckedBrief, DocumentLimitError } from '@headnote/core/brief-check';
import type { Citation, IncompleteCitation, LookedUp, Sought } from '@headnote/core/citation';

/** Requests from the page to the worker. Every answer repeats the `id`. */
export type Asked =
  | { readonly kind: 'read'; readonly id: number; readonly text: string }
  | { readonly kind: 'check'; readonly id: number; readonly text: string }
  | {
      readonly kind: 'found';
      readonly id: number;
      readonly look: number;
      readonly answers: readonly LookedUp[];
    };

/** What the worker answers. `look` asks the page to look up canonical citations: only the page has the session. */
export type Told =
  | {
      readonly kind: 'citations';
      readonly id: number;
      readonly citations: readonly Citation[];
      /** What the line is if it is a citation without its page. */
      readonly incomplete: IncompleteCitation | undefined;
    }
  | { readonly kind: 'look'; readonly id: number; readonly look: number; readonly sought: readonly Sought[] }
  | { readonly kind: 'progress'; readonly id: number; readonly done: number; readonly total: number }
  | {
      readonly kind: 'checked';
      readonly id: number;
      readonly brief: CheckedBrief;
    }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly message: string;
      /** Set if the text has more than is checked. */
      readonly problem?: DocumentLimitError['problem'];
    };
