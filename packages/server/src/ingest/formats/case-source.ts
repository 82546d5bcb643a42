import type { DocumentSource } from '../../extraction/new-document.js';
import { type JsonRecord, textAt } from './json-record.js';

/** Readable names of the sets, by the prefix of the record's id. */
const sourceNames: ReadonlyMap<string, string> = new Map([
  ['irled', 'FIRE 2017 IRLeD set, text from LII of India'],
  ['aila', 'FIRE 2019 AILA set'],
  ['insc', 'Supreme Court of India, official PDF'],
  ['dhc', 'High Court of Delhi, official PDF'],
  ['legallayout', 'Official PDF of the court, legallayout collection'],
  ['hcner', 'Official PDF of the court, high-court-ner collection'],
]);

/** Returns the source of a judgment's record. `url` is the official copy, if a linked record gives its address. */
export function readCaseSource(id: string, record: JsonRecord, url = ''): DocumentSource {
  const licence = textAt(record, 'source', 'licence');
  const repository = textAt(record, 'source', 'repo');
  return {
    id,
    name: sourceNames.get(id.split(':')[0] ?? '') ?? (repository === '' ? 'Imported judgments' : repository),
    ...(/^https:\/\/[^\s"<>]+$/.test(url) ? { url } : {}),
    ...(licence === '' ? {} : { licence }),
    isSample: false,
  };
}
