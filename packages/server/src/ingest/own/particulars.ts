/** What the person who imports says about a judgment. What is missing is read from the text. */
export interface Particulars {
  readonly id?: string;
  /** `A v. B`; or the two names alone. */
  readonly title?: string;
  readonly appellant?: string;
  readonly respondent?: string;
  readonly court?: string;
  readonly date?: string;
  readonly citations?: readonly string[];
  readonly judges?: readonly string[];
  readonly advocates?: readonly string[];
  readonly caseNumber?: string;
  readonly caseType?: string;
  readonly subject?: string;
  readonly headnote?: string;
  readonly outcome?: string;
  readonly acts?: readonly string[];
  /** Address of the official copy. */
  readonly url?: string;
  /** Name of the source that readers see. */
  readonly source?: string;
  readonly licence?: string;
}

/** The particulars that are lists; in a table they are separated by `;`. */
export const listNames = ['citations', 'judges', 'advocates', 'acts'] as const;

/** The particulars that are one text. */
export const textNames = [
  'id',
  'title',
  'appellant',
  'respondent',
  'court',
  'date',
  'caseNumber',
  'caseType',
  'subject',
  'headnote',
  'outcome',
  'url',
  'source',
  'licence',
] as const;
