import * as names from './act-names.js';
import type { ActRecord } from './act-record.js';

/** Maps every English field name of an act to its wire name. Only this file and `act-names.ts` contain both. */
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
  repealedOn: 'repealed_on',
  repealedBy: 'repealed_by',
  repealedById: 'repealed_by_id',
  repealSource: 'repeal_source',
  asOn: 'as_on',
  ministry: 'ministry',
  longTitle: 'long_title',
  isSample: 'is_sample',
  sourceName: 'source_name',
  sourceUrl: 'source_url',
} as const satisfies Record<keyof ActRecord, string>;
