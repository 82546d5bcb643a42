import { textRuns } from '@headnote/core/content';

/** A piece of text with its style. */
export type Run = ReturnType<typeof textRuns>[number][number];

/** One paragraph of a document. */
export interface Block {
  readonly kind: 'text' | 'heading' | 'quote';
  readonly runs: readonly Run[];
}

const SET_APART = /(<blockquote\b[^>]*>[\s\S]*?<\/blockquote>|<h[2-6]\b[^>]*>[\s\S]*?<\/h[2-6]>)/;

/** Splits the safe HTML of a document into paragraphs. Links to pages of the site are completed with its origin. */
export function readBlocks(html: string, origin: string): Block[] {
  return html.split(SET_APART).flatMap((part) => {
    const kind = kindOf(part);
    return textRuns(part, { origin }).map((runs) => ({ kind, runs }));
  });
}

function kindOf(part: string): Block['kind'] {
  if (part.startsWith('<blockquote')) return 'quote';
  return /^<h[2-6]\b/.test(part) ? 'heading' : 'text';
}

/** The text of a paragraph, without its styles. */
export const textOfBlock = ({ runs }: Block): string => runs.map(({ text }) => text).join('');
