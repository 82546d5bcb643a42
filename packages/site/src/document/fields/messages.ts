import type { FieldCertainty, FieldOrigin } from '@headnote/core/format';

/** Texts of the list that says where the particulars of a judgment come from. */
export const messages = {
  /** Heading of the list of where particulars come from. */
  fieldSources: 'Where these particulars come from',
  fieldSource: (name: string, origin: string, certainty: string) => `${name}: ${origin}; ${certainty}.`,
  /** Particulars that rules read, by the field of the record. */
  fieldNames: new Map([
    ['appellant', 'Parties'],
    ['respondent', 'Parties'],
    ['courtId', 'Court'],
    ['decidedOn', 'Date'],
    ['judges', 'Bench'],
    ['caseNumber', 'Case number'],
    ['caseType', 'Type of case'],
    ['otherCitations', 'Citations'],
    ['advocates', 'Advocates'],
    ['actsHtml', 'Provisions'],
    ['subject', 'Subject'],
    ['decision', 'Outcome'],
  ]),
  origins: {
    head: 'read from the first lines of the judgment',
    signatures: 'read from the signatures at its end',
    'author-line': 'read from the line that names the author, who is not the whole bench',
    'report-bench': 'read from the bench that the report prints',
    registry: 'read from the court’s own list of judgments',
    'report-line': 'read from the last line of the report',
    order: 'read from the closing paragraphs',
    number: 'read from the case number',
    text: 'read from the whole text',
    'similar-record': 'taken from a record of the same day with similar names',
  } satisfies Record<FieldOrigin, string>,
  certainties: {
    sure: 'almost always right',
    likely: 'usually right, please verify',
    doubtful: 'often wrong or not measured, please verify',
  } satisfies Record<FieldCertainty, string>,
};
