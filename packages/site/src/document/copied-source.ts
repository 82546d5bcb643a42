import type { CaseRecord } from '@headnote/core/contract';
import { withSource, type CitedLater, type ClipboardText } from '@headnote/core/format';
import { casePreviewPath } from '../links/links.js';
import { judgmentOf } from './cite-judgment.js';
import { readCopiedPassage } from './copied-passage.js';

/** The judgment that a text is copied from. */
export interface CopiedFrom {
  readonly record: Partial<CaseRecord>;
  /** The strongest later treatment against it. */
  readonly later?: CitedLater | undefined;
}

/** Returns what is selected in a judgment with its source; undefined if it is elsewhere or no quotation. */
export function readWithSource(
  text: Element,
  { record, later, publicUrl }: CopiedFrom & { readonly publicUrl: string },
): ClipboardText | undefined {
  const passage = readCopiedPassage(text, document.getSelection());
  if (!passage) return undefined;
  const { paragraph, anchor } = passage;
  const address = `${publicUrl}${casePreviewPath(record.houseCitation ?? '')}${anchor && `#${anchor}`}`;
  return withSource(passage, { ...judgmentOf(record), paragraph, later, address });
}
