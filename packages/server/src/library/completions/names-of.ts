import { textOf } from '@headnote/core/content';
import type { CompletionField, DocumentRow } from '../../store/tables/library-tables.js';

/** Columns from which the names of a document come. */
export const NAME_COLUMNS = [
  'id',
  'kind',
  'title',
  'appellant',
  'respondent',
  'court_name',
  'judges',
  'advocates',
  'case_type',
  'case_number',
  'subject',
  'decision',
  'acts_html',
] as const satisfies readonly (keyof DocumentRow)[];

/** A document with those columns. */
export type NamedDocument = Pick<DocumentRow, (typeof NAME_COLUMNS)[number]>;

/** A name as a document writes it. */
export interface WrittenName {
  readonly field: CompletionField;
  readonly text: string;
  /** A short form by which it is found too; often empty. */
  readonly short: string;
}

/** Longer names are lists or sentences, which complete nothing. */
const MAX_NAME = 160;

/** Returns the names that a document has in the fields of a search form. */
export function namesOf(row: NamedDocument): readonly WrittenName[] {
  const names = row.kind === 'act' ? [nameIn('act', row.title)] : namesOfCase(row);
  return names.filter(({ text }) => text !== '' && text.length <= MAX_NAME);
}

const namesOfCase = (row: NamedDocument): readonly WrittenName[] => [
  ...actsCited(row.acts_html),
  ...listOf(row.advocates).map((name) => nameIn('advocate', name)),
  nameIn('caseNumber', row.case_number),
  nameIn('caseType', row.case_type),
  nameIn('court', row.court_name),
  nameIn('decision', row.decision),
  ...listOf(row.judges).map((name) => nameIn('judge', name)),
  nameIn('party', row.appellant),
  nameIn('party', row.respondent),
  nameIn('respondent', row.respondent),
  nameIn('subject', row.subject),
];

const nameIn = (field: CompletionField, text: string, short = ''): WrittenName => ({
  field,
  text: text.replace(/\s+/g, ' ').trim(),
  short,
});

function listOf(json: string): readonly string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];
}

/** The acts of the lines `Indian Penal Code, 1860 (IPC): Section 34`. */
function actsCited(html: string): readonly WrittenName[] {
  return [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => {
    const [name = ''] = textOf(item).split(/:(?: |$)/);
    const [, title = name, short = ''] = /^(.*?)(?: \(([^()]+)\))?$/s.exec(name) ?? [];
    return nameIn('act', title, short);
  });
}
