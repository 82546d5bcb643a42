import type { EmbedCase, EmbedCaseAnswer, EmbedLink } from '@headnote/core/embed';
import type { MouseEvent } from 'react';
import type { LoadMachine, LoadState } from '../parts/load-machine.js';

/** The three faces of a preview. */
export type PreviewTab = 'text' | 'particulars' | 'treatment';

/** Request to a source. The id decides if there are both. */
export interface CaseRequest {
  /** Any citation of the case, as printed. */
  readonly citation?: string | undefined;
  /** Id of the document. */
  readonly id?: string | undefined;
  /** Aborted when the widget leaves the page or its dialog closes. */
  readonly signal: AbortSignal;
}

/** Source of the preview. The element reads the embed API. */
export interface CaseSource {
  load(request: CaseRequest): Promise<EmbedCaseAnswer>;
}

/** A case that the reader follows: a later judgment, or one of several with the same citation. */
export interface CaseSelection {
  readonly item: EmbedLink;
  /** The click; `preventDefault` keeps the page where it is. */
  readonly event: MouseEvent<HTMLAnchorElement>;
}

/** Snapshot of the machine; a new object after every change. */
export interface PreviewState extends LoadState<string, EmbedCaseAnswer> {
  readonly tab: PreviewTab;
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
}

/** The widget's machine. */
export interface PreviewMachine extends Pick<LoadMachine<string, EmbedCaseAnswer>, 'subscribe' | 'stop' | 'retry'> {
  readonly getSnapshot: () => PreviewState;
  /** Loads the case, in a dialog only when it is open. May be called again after `stop`. */
  readonly start: () => Promise<void>;
  readonly showTab: (tab: PreviewTab) => void;
  /** Opens the dialog. */
  readonly open: () => void;
  /** Tells that the dialog has closed. */
  readonly close: () => void;
}

export type { EmbedCase, EmbedCaseAnswer };
