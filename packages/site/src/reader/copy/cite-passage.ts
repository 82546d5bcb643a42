import type { CaseRecord } from '@headnote/core/contract';
import { caseTitle, citationsInOrder, citationText, type CitedLater } from '@headnote/core/format';
import type { CopiedPassage } from '../../document/copied-passage.js';

/** How a quotation names its source. */
export interface PassageChoice {
  /** Index in the citations of the judgment; -1 for none. */
  readonly citation: number;
  readonly place: 'paragraph' | 'page' | 'none';
  /** Names the author of the opinion, and what later judgments say. */
  readonly hasJudge: boolean;
}

/** What is known of a selected passage besides its words. */
export interface PassageSource {
  readonly record: Partial<CaseRecord>;
  /** Page of the report in which it stands; empty if the text prints none. */
  readonly page: string;
  /** The line that opens its opinion; empty if the judgment has one opinion. */
  readonly opinion: string;
  /** What a later judgment says against the case; empty for nothing. */
  readonly later: string;
}

/** A selection of words in the text. */
export interface Selected {
  readonly passage: CopiedPassage;
  readonly record: Partial<CaseRecord>;
  /** The text of the judgment, and the selection in it. */
  readonly root: HTMLElement;
  readonly range: Range;
  /** What a later judgment says against the case. */
  readonly later: CitedLater | undefined;
  /** Where its last line ends in the window, in px. */
  readonly at: { readonly x: number; readonly y: number };
}

/** Writes a quotation with its source, as it is pasted: `“… words …” A v. B, (1973) 4 SCC 225 at 270 (Khanna J)`. */
export function citePassage(passage: CopiedPassage, source: PassageSource, choice: PassageChoice): string {
  const { record, page, opinion, later } = source;
  const title = caseTitle({ appellant: record.appellant ?? '', respondent: record.respondent ?? '' });
  const citation = citationsOf(record)[choice.citation] ?? '';
  const atPage = choice.place === 'page' && page !== '' ? ` at ${page}` : '';
  const unit = passage.paragraph.includes('-') ? 'paras' : 'para';
  const atParagraph = choice.place === 'paragraph' && passage.paragraph !== '' ? `${unit} ${passage.paragraph}` : '';
  const said = choice.hasJudge ? [opinion, later].filter(Boolean).join('; ') : '';
  const line = [title, `${citation}${atPage}`, atParagraph].filter((part) => part !== '').join(', ');
  return `“${passage.plain.replaceAll(/\s+/g, ' ').trim()}” ${line}${said && ` (${said})`}.`;
}

/** The citations to choose from, the usual one first. */
export function citationsOf({ houseCitation, otherCitations }: Partial<CaseRecord>): readonly string[] {
  return citationsInOrder({ houseCitation, otherCitations }).map(citationText);
}
