import { paragraphInAnchor } from '@headnote/core/format';
import type { Turns } from '../../runtime/open-turns.js';
import type { SourceText, StoredText } from '../passages/passage.js';
import { readSource, readSourceInTurns } from '../passages/read-source.js';
import type { UploadedText } from './uploaded-text.js';

/** Reads the sentences of an uploaded PDF. Its paragraphs have a number only if one is printed, and no anchor: no page shows them. */
export const sourceOfFile = (uploaded: UploadedText): SourceText => asOfFile(readSource(storedOf(uploaded)));

/** The same in turns. */
export const sourceOfFileInTurns = async (uploaded: UploadedText, turns: Turns): Promise<SourceText> =>
  asOfFile(await readSourceInTurns(storedOf(uploaded), turns));

const storedOf = (uploaded: UploadedText): StoredText => ({
  kind: 'case',
  title: '',
  judges: [],
  sections: new Map(),
  ...uploaded,
});

const asOfFile = (source: SourceText): SourceText => ({
  ...source,
  paragraphs: source.paragraphs.map(({ anchor, start }) => ({ anchor: '', label: paragraphInAnchor(anchor), start })),
});
