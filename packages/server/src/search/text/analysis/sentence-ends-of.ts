import { findSentenceEnds } from '../../../extraction/text/sentence-ends.js';
import { unpackOffsets } from '../../../store/packed-text.js';
import type { TextField } from '../../model/fields.js';
import type { IndexDocument } from '../../model/index-document.js';

/** Returns the ends of a field's sentences; a list of names or a line is one sentence. */
export function sentenceEndsOf(field: TextField, text: string, document: IndexDocument): readonly number[] {
  if (field === 'content') return unpackOffsets(document.sentenceEnds);
  return field === 'headnote' ? findSentenceEnds(text) : [];
}
