import type { Combobox, ComboboxState } from '@headnote/core/machines';
import type { EmbedHit, EmbedLink, EmbedVerdict } from '@headnote/core/embed';
import type { MouseEvent } from 'react';

/** What the library has for one part of the typed text. */
export type Verdict = EmbedVerdict;

/** One entry of the list: what a part of the text is, or a judgment that opens. */
export interface FinderOption {
  /** The part that it belongs to. Missing for a suggestion. */
  readonly verdict?: Verdict | undefined;
  /** The judgment. Missing for the entry that says what the part is; keys skip that entry. */
  readonly link?: (EmbedLink & Partial<EmbedHit>) | undefined;
  /** Why the judgment is listed: the citation leads to it, its parties are named, or it is reported nearby. */
  readonly as?: 'hit' | 'elsewhere' | 'fit' | undefined;
}

/** A request to a source. */
export interface FinderRequest {
  readonly signal: AbortSignal;
}

/** Source of the answers. The element reads the embed API. */
export interface FinderSource {
  /** Answers each line: a citation, an unfinished one, a provision, or names of parties. */
  read(lines: readonly string[], request: FinderRequest): Promise<readonly Verdict[]>;
  /** Suggests judgments for names typed so far. */
  suggest(text: string, request: FinderRequest): Promise<readonly EmbedLink[]>;
}

/** The widget's machine. */
export interface FinderMachine extends Combobox<FinderOption> {
  readonly start: () => void;
  readonly stop: () => void;
}

/** Snapshot of the machine. */
export type FinderState = ComboboxState<FinderOption>;

/** A judgment that the reader opens. */
export interface FinderSelection {
  readonly link: EmbedLink;
  /** The click; `preventDefault` keeps the page where it is. */
  readonly event: MouseEvent<HTMLAnchorElement>;
}
