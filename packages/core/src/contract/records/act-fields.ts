import type { ActRecord } from './act-record.js';

/** English name of every field of an act, with the name it has on the wire. The only place that holds both. */
export const actFields = {
  id: 'id',
  number: 'lno',
  title: 'title',
  year: 'lyear',
  content: 'content',
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
