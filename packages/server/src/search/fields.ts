/** Fields that are searched by words. */
export const textFields = [
  'content',
  'appellant',
  'respondent',
  'judges',
  'advocates',
  'subject',
  'headnote',
  'actsHtml',
  'title',
  'citations',
] as const;

/** Fields that are compared as a whole and can be counted: text. */
export const keywordFields = [
  'courtName',
  'courtReference',
  'bench',
  'caseType',
  'caseNumber',
  'decision',
  'houseCitation',
  'sourceName',
  'actNumber',
  'ministry',
  'statusText',
  'title',
  'citations',
] as const;

/** Fields that are compared as numbers; flags are 0 and 1. */
export const numberFields = [
  'courtId',
  'benchStrength',
  'year',
  'citedCount',
  'referredCount',
  'overruledCount',
  'isReferred',
  'isSample',
  'isAvailable',
] as const;

/** Dates, held as days since 1600-01-01. */
export const dateFields = ['decidedOn'] as const;

/** Keys of the order beside the score. */
export const sortFields = ['decidedOn', 'citedCount', 'title', 'year', 'courtName'] as const;

export type TextField = (typeof textFields)[number];
export type KeywordField = (typeof keywordFields)[number];
export type NumberField = (typeof numberFields)[number];
export type DateField = (typeof dateFields)[number];
/** A field that `terms`, `range` and aggregations work on; `citations` knows only `terms`. */
export type ExactField = KeywordField | NumberField | DateField;
/** A field whose values can be counted. */
export type CountedField = Exclude<KeywordField, 'citations'> | NumberField;
export type SearchField = TextField | ExactField;
export type SortField = (typeof sortFields)[number];
