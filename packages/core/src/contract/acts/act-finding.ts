import type { ActRecord } from '../records/act-record.js';
import { readRecord } from '../records/read-record.js';
import { asObject } from '../wire/field-problem.js';
import { items, optional, record, text, type Reader } from '../wire/readers.js';
import { sectionFields, type Section } from './section.js';

/** An act by its name. Without an id, the library does not have its text. */
export type NamedAct = Partial<ActRecord> & Pick<ActRecord, 'id' | 'title'>;

/** A provision of law: its words, and its place in the act. */
export interface NamedProvision {
  /** In the usual short form: `S. 302 IPC`. */
  readonly canonical: string;
  /** The section or article; missing if the text of the act does not contain it. */
  readonly section?: Section | undefined;
}

/** The acts that a text names, and the provision if it names one. */
export interface ActFinding {
  /** The acts with this name, at most 20; acts of the library first. */
  readonly acts: readonly NamedAct[];
  /** Missing if the text is only the name of an act, or no provision of a known act. */
  readonly provision?: NamedProvision | undefined;
}

const namedAct: Reader<NamedAct> = (value) => {
  const source = asObject(value, []);
  const { id, title = '', ...rest } = readRecord(source, '');
  return { ...rest, id, title };
};

/** Reads the answer. */
export const actFinding: Reader<ActFinding> = record<ActFinding>({
  acts: items(namedAct),
  provision: optional(record<NamedProvision>({ canonical: text, section: optional(record(sectionFields)) })),
});
