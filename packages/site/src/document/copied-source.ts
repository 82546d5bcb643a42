import type { CaseRecord } from '@headnote/core/contract';
import { withSource, type ClipboardText } from '@headnote/core/format';
import { casePreviewPath } from '../links/links.js';
import { judgmentOf } from './cite-judgment.js';
import { readCopiedPassage } from './copied-passage.js';

/** Returns what is selected in a judgment with its source; undefined if it is elsewhere or no quotation. */
export function readWithSource(
  text: Element,
  { record, publicUrl }: { readonly record: Partial<CaseRecord>; readonly publicUrl: string },
): ClipboardText | undefined {
  const passage = readCopiedPassage(text, document.getSelection());
  if (!passage) return undefined;
  const { paragraph, anchor } = passage;
  const address = `${publicUrl}${casePreviewPath(record.houseCitation ?? '')}${anchor && `#${anchor}`}`;
  return withSource(passage, { ...judgmentOf(record), paragraph, address });
}
