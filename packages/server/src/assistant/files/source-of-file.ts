import { paragraphInAnchor } from '@headnote/core/format';
import type { SourceText } from '../passages/passage.js';
import { readSource } from '../passages/read-source.js';
import type { UploadedText } from './uploaded-text.js';

/** Reads the sentences of an uploaded PDF. Its paragraphs have a number only if one is printed, and no anchor: no page shows them. */
export function sourceOfFile(uploaded: UploadedText): SourceText {
  const source = readSource({ kind: 'case', title: '', judges: [], sections: new Map(), ...uploaded });
  return {
    ...source,
    paragraphs: source.paragraphs.map(({ anchor, start }) => ({ anchor: '', label: paragraphInAnchor(anchor), start })),
  };
}
