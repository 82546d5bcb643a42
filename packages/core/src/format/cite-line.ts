import { escapeHtml } from '../content/escape-html.js';
import { caseTitle } from './case-title.js';
import { leadingCitation, type Citations } from './citation-order.js';
import type { Parties } from './join-parties.js';

/** What a later judgment does with a case. */
export interface CitedLater {
  /** The name of a treatment. */
  readonly treatment: string;
  /** Citation of the later judgment; may be empty. */
  readonly citation: string;
}

/** A place in a judgment. */
export interface CitedPassage extends Parties, Citations {
  /** Number of the paragraph as printed, or two with a hyphen (`12-14`); empty if there is none. */
  readonly paragraph?: string | undefined;
  /** The strongest later treatment against it. */
  readonly later?: CitedLater | undefined;
}

/** Text for the clipboard, in both forms. */
export interface ClipboardText {
  readonly plain: string;
  /** Sanitised HTML. */
  readonly html: string;
}

/**
 * Formats a judgment, or a paragraph of it, for a brief: `Asha v. State of Kerala, (1973) 4 SCC 225, para 12`. Unknown
 * parts are left out. A case that was overruled or reversed is named as such.
 */
export function citeLine({ paragraph = '', later, ...judgment }: CitedPassage): string {
  const unit = /^\d+[A-Z]?\s*[-–]/i.test(paragraph) ? 'paras' : 'para';
  const line = [caseTitle(judgment), leadingCitation(judgment), paragraph && `${unit} ${paragraph}`]
    .filter((part) => part !== '')
    .join(', ');
  const warning = later ? laterWords(later) : '';
  return warning === '' ? line : `${line} (${warning})`;
}

/** Says that a case was overruled or reversed, as citations do: `overruled in (2017) 10 SCC 1`; empty for other treatments. */
export function laterWords({ treatment, citation }: CitedLater): string {
  if (treatment !== 'overruled' && treatment !== 'reversed') return '';
  return citation === '' ? treatment : `${treatment} in ${citation}`;
}

/**
 * Adds the source to text that was copied from a judgment: parties, citation, paragraph and address. `copied.html` must
 * be sanitised already; the source is escaped here.
 */
export function withSource(
  copied: ClipboardText,
  { address, ...passage }: CitedPassage & { readonly address: string },
): ClipboardText {
  const line = citeLine(passage);
  return {
    plain: `${copied.plain.trim()}\n\n${line}\n${address}`,
    html: `<blockquote>${copied.html}</blockquote><p><a href="${escapeHtml(address)}">${escapeHtml(line)}</a></p>`,
  };
}

/** Returns the printed number in the anchor of a paragraph: `12` of `para-12` and of `opinion-2-para-12`; else an empty text. */
export function paragraphInAnchor(anchor: string): string {
  return /^(?:opinion-\d+-)?para-(.+)$/.exec(anchor)?.[1] ?? '';
}
