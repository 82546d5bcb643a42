/** Fields searched by words. */
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
  'caseNumber',
] as const;

/** Fields whose words count for the length of a document. A case number has words of every way to type it, and would seem long. */
export const lengthFields: ReadonlySet<TextField> = new Set(textFields.filter((field) => field !== 'caseNumber'));

/** Text fields that are compared as a whole and can be counted. */
export const keywordFields = [
  'courtName',
  'courtReference',
  'bench',
  'caseType',
  'caseNumber',
  'decision',
  'treatment',
  'houseCitation',
  'sourceName',
  'actNumber',
  'ministry',
  'statusText',
  'title',
  'citations',
] as const;

/** Number fields; flags are 0 and 1. */
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

/** Date fields, stored as days since 1600-01-01. */
export const dateFields = ['decidedOn'] as const;

/** Sort keys other than the score. */
export const sortFields = ['decidedOn', 'citedCount', 'title', 'year', 'courtName'] as const;

export type TextField = (typeof textFields)[number];
export type KeywordField = (typeof keywordFields)[number];
export type NumberField = (typeof numberFields)[number];
export type DateField = (typeof dateFields)[number];
/** A field for `terms`, `range` and aggregations; `citations` supports only `terms`. */
export type ExactField = KeywordField | NumberField | DateField;
/** A field with countable values. */
export type CountedField = Exclude<KeywordField, 'citations'> | NumberField;
export type SearchField = TextField | ExactField;
export type SortField = (typeof sortFields)[number];
