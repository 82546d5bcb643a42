import { dirname, isAbsolute, join, relative } from 'node:path';
import * as v from 'valibot';
import { actFormat } from '../formats/acts.js';
import type { ParsedRecord } from '../formats/format.js';
import type { JsonRecord } from '../formats/json-record.js';
import type { TextPool } from '../texts/text-pool.js';
import { leadsOutside } from '../files/leads-outside.js';
import { readTextFile, type ReadText } from '../texts/read-text-file.js';
import { textOfHtml } from '../texts/text-of-html.js';
import { type ActRecord, actRecordSchema, type JudgmentRecord, judgmentRecordSchema } from './own-record.js';
import { listNames, type Particulars, textNames } from './particulars.js';
import { problemOfValues, readOwnCase } from './read-own-case.js';

/** A record of a file in our own format as a document, and the path of its PDF if it has one. */
export interface OwnDocument {
  readonly result: ParsedRecord;
  readonly original?: string;
}

/**
 * Reads a line of a file in our own format: a judgment, or an act if `kind` says so. `from` is the file; paths in it start
 * from its folder and stay inside. Refuses a record that the schema does not allow, with the name of the field.
 */
export async function readOwnDocument(record: JsonRecord, from: string, pool: TextPool): Promise<OwnDocument> {
  if (record['kind'] === 'act') {
    const act = v.safeParse(actRecordSchema, record);
    return { result: act.success ? actFormat(actOf(act.output)) : { ok: false, reason: reasonOf(act.issues) } };
  }
  const judgment = v.safeParse(judgmentRecordSchema, record);
  if (!judgment.success) return { result: { ok: false, reason: reasonOf(judgment.issues) } };
  return readJudgment(judgment.output, dirname(from), pool);
}

async function readJudgment(record: JudgmentRecord, folder: string, pool: TextPool): Promise<OwnDocument> {
  const given = [record.text, record.html, record.file].filter((words) => words !== undefined);
  if (given.length !== 1) return refused('The judgment needs exactly one of "text", "html" and "file".');
  const particulars = particularsOf(record);
  const reason = problemOfValues(particulars);
  if (reason !== undefined) return refused(reason);
  const path = record.file === undefined ? undefined : join(folder, record.file);
  if (path !== undefined && isOutside(folder, path, record.file ?? '')) {
    return refused(`The path "${record.file}" leaves the folder of the file; put the files below it.`);
  }
  if (path !== undefined && (await leadsOutside(folder, path))) {
    return refused(
      `The path "${record.file}" is a link that leaves the folder of the file; put the file itself there.`,
    );
  }
  const words = path === undefined ? wordsOf(record) : await readTextFile(path, pool);
  if (!words.ok) return refused(path === undefined ? words.reason : `${record.file}: ${words.reason}`);
  const { text, isPaged } = words;
  const result = readOwnCase({ id: record.id, text, isPaged, given: particulars });
  return words.isPdf && path !== undefined ? { result, original: path } : { result };
}

const refused = (reason: string): OwnDocument => ({ result: { ok: false, reason } });

function isOutside(folder: string, path: string, given: string): boolean {
  const inside = relative(folder, path);
  return isAbsolute(given) || inside.startsWith('..') || isAbsolute(inside);
}

function wordsOf({ text, html }: JudgmentRecord): ReadText {
  const words = html === undefined ? (text ?? '') : textOfHtml(html);
  return { ok: true, text: words, isPaged: words.includes('\f'), isPdf: false };
}

function particularsOf(record: JudgmentRecord): Particulars {
  const names = [...textNames, ...listNames];
  return Object.fromEntries(names.flatMap((name) => (isFilled(record[name]) ? [[name, record[name]]] : [])));
}

const isFilled = (value: string | readonly string[] | undefined): boolean => value !== undefined && value.length > 0;

/** The act in the layout of the set of central acts. */
function actOf({ id, title, year, number, date, sections, source, licence, ...rest }: ActRecord): JsonRecord {
  return {
    ...rest,
    id,
    title,
    year: year === undefined ? '' : String(year),
    actNumber: number ?? '',
    enactmentDate: date ?? '',
    sections,
    source: { repo: source ?? 'Own acts', licence: licence ?? '' },
  };
}

/** The first problem in words: messages of the schema library say less. */
function reasonOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issue) ?? 'The record';
  if (issue.type === 'strict_object' && issue.expected === 'never') return `There is no field "${path}".`;
  if (issue.received === 'undefined') return `The field "${path}" is missing.`;
  return `The field "${path}" must be ${issue.expected ?? 'another value'}.`;
}
