import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { readDate } from '../../extraction/fields/dates.js';
import type { FileItem } from '../file-item.js';
import { FileProblem } from '../files/file-problem.js';
import { readSafely } from '../files/read-safely.js';
import { decodeFile } from '../texts/decode-file.js';
import type { ParsedRecord } from './format.js';
import type { JsonRecord } from './json-record.js';
import { readAilaCase, readIrledCase } from './supreme-court-cases.js';

/** The lines above the words of a decision. */
const HEAD_LINES = 16;

/**
 * Reads text files of decisions of the Supreme Court in the layouts of two public collections, each recognised by its
 * first lines: AILA (`A v B`, court, date, number, who delivered it) and IRLeD (the tail of a list entry, the bench,
 * `CITATION:`). A folder stands for its `.txt` files. Refuses a file of another layout. Throws a FileProblem if the path cannot be read.
 */
export async function* readDecisionItems(path: string): AsyncGenerator<FileItem> {
  let position = 0;
  const files = await listTexts(path);
  if (files.length === 0) throw new FileProblem('The folder has no .txt file.', { isUnopened: true });
  for (const file of files) {
    const bytes = await readFile(file);
    position += bytes.length;
    const read = decodeFile(bytes);
    const { result } = await readSafely(() => ({
      result: read.ok
        ? readDecision(basename(file, extname(file)), read.text.replace(/^\ufeff/, '').replace(/\r\n/g, '\n'))
        : read,
    }));
    yield { file, result, position };
  }
}

async function listTexts(path: string): Promise<string[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [path];
    const names = await readdir(path);
    return names
      .filter((name) => extname(name).toLowerCase() === '.txt')
      .toSorted()
      .map((name) => join(path, name));
  } catch (error) {
    throw new FileProblem('The file does not exist or cannot be opened.', { isUnopened: true, cause: error });
  }
}

/** Reads the text of one decision; `name` is the name of its file without the end. */
export function readDecision(name: string, text: string): ParsedRecord {
  const head = text.split('\n').slice(0, HEAD_LINES);
  const citation = head.findIndex((line) => line.startsWith('CITATION:'));
  if (citation > 0) {
    const id = `irled:${name.replace(/^irled_/, '')}`;
    return { ok: true, document: readIrledCase(id, irledRecord(head, citation, text)) };
  }
  const [title = '', court = ''] = head;
  const date = head.findIndex((line) => readDate(line) !== null);
  if (/ v /.test(title) && /court/i.test(court) && date > 0) {
    const id = `aila:${name.replace(/^aila_/, '')}`;
    return { ok: true, document: readAilaCase(id, ailaRecord(head, date, text)) };
  }
  return { ok: false, reason: 'The text has neither of the two known layouts; import it in the format "files".' };
}

function irledRecord(head: readonly string[], citation: number, text: string): JsonRecord {
  const [first = ''] = head;
  const isCitator = head[citation + 1]?.startsWith('CITATOR INFO') === true;
  return {
    source: {},
    raw: {
      first_line: first.trim(),
      judges_lines: head.slice(1, citation),
      citation_line: head[citation],
      citator_line: isCitator ? (head[citation + 2] ?? '') : '',
    },
    derived: { date: readDate(/\(([^()]+)\)\s*$/.exec(first)?.[1] ?? '') ?? '' },
    linked: {},
    text,
  };
}

function ailaRecord(head: readonly string[], date: number, text: string): JsonRecord {
  const [title = '', court = ''] = head;
  const [appellant = '', ...others] = title.split(' v ');
  return {
    source: {},
    raw: {
      title_line: title,
      court_line: court,
      date_line: head[date],
      case_no_line: head[date + 1],
      delivered_by_line: head.find((line) => /delivered by/i.test(line)) ?? '',
    },
    derived: { appellant, respondent: others.join(' v '), date: readDate(head[date] ?? '') ?? '' },
    linked: {},
    text,
  };
}
