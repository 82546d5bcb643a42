import * as names from './act-names.js';
import type { ActRecord } from './act-record.js';

/** English name of every field of an act, with the name it has on the wire. With `act-names.ts` the only place that holds both. */
export const actFields = {
  id: 'id',
  number: 'lno',
  title: names.TITLE,
  year: names.YEAR,
  content: names.CONTENT,
  actNumber: 'act_number',
  houseCitation: 'lscitation',
  isAvailable: 'is_available',
  statusText: 'status_text',
  asOn: 'as_on',
  ministry: 'ministry',
  longTitle: 'long_title',
  isSample: 'is_sample',
  sourceName: 'source_name',
  sourceUrl: 'source_url',
} as const satisfies Record<keyof ActRecord, string>;
