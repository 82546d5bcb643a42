import type { ActRecord } from '../records/act-record.js';
import { readRecord } from '../records/read-record.js';
import { asObject } from '../wire/field-problem.js';
import type { Fields, Reader, ValueOf } from '../wire/kind.js';
import { text } from '../wire/readers.js';
import { codesPair, type CodesPair } from './codes-pair.js';
import { section, type Section } from './section.js';

/** An act by its name. Without an id, the library does not have its text. */
export type NamedAct = Partial<ActRecord> & Pick<ActRecord, 'id' | 'title'>;

const provision = {
  /** In the usual short form: `S. 302 IPC`. */
  canonical: text,
  /** The section or article; missing if the text of the act does not contain it. */
  section: [section as Fields<Section>, undefined],
  /** Of a section of one of the six codes: what the other code has in its place. */
  pair: [codesPair as Fields<CodesPair>, undefined],
} as const;

/** A provision of law: its words, and its place in the act. */
export interface NamedProvision extends ValueOf<typeof provision> {}

/** Reads an act by its fields of a search. */
export const namedAct: Reader<NamedAct> = (value) => {
  const source = asObject(value, []);
  const { id, title = '', ...rest } = readRecord(source, '');
  return { ...rest, id, title };
};

export const actFinding = {
  /** The acts with this name, at most 20; acts of the library first. */
  acts: [namedAct],
  /** Missing if the text is only the name of an act, or no provision of a named act. */
  provision: [provision as Fields<NamedProvision>, undefined],
} as const;

/** The acts that a text names, and the provision if it names one. */
export interface ActFinding extends ValueOf<typeof actFinding> {}
