// The six codes as published: numbers, headings and texts of their sections.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The pairs of codes, the old one first. */
export const PAIRS = [
  ['ipc', 'bns'],
  ['crpc', 'bnss'],
  ['iea', 'bsa'],
];

const TITLES = new Map([
  ['bns', 'The Bharatiya Nyaya Sanhita, 2023'],
  ['bnss', 'The Bharatiya Nagarik Suraksha Sanhita, 2023'],
  ['bsa', 'The Bharatiya Sakshya Adhiniyam, 2023'],
]);

const unpacked = (path) => gunzipSync(readFileSync(path)).toString('utf8');

/** A text that only says that the section is repealed. */
const REPEALED = /^\W*(?:Rep(?:ealed|\.)|\[Rep|Omitted)/i;

function oldCode(folder, code) {
  return JSON.parse(unpacked(join(folder, 'raw-civictech', `${code}.json.gz`))).map((record) => ({
    number: String(record.Section ?? record.section).trim(),
    heading: record.section_title ?? '',
    text: record.section_desc ?? '',
    isRepealed: REPEALED.test(record.section_desc ?? ''),
  }));
}

function newCode(folder, code) {
  for (const file of ['codes-2023.jsonl.gz', 'central-acts.jsonl.gz'])
    for (const line of unpacked(join(folder, file)).split('\n')) {
      if (!line.includes(TITLES.get(code))) continue;
      const act = JSON.parse(line);
      if (act.title !== TITLES.get(code)) continue;
      return act.sections.map(({ number, heading, text }) => ({ number, heading, text, isRepealed: false }));
    }
  throw new Error(`${TITLES.get(code)} is not in ${folder}`);
}

/** Reads one code from the folder of the acts: `ipc`, `crpc`, `iea`, `bns`, `bnss` or `bsa`. */
export const readCode = (folder, code) => (TITLES.has(code) ? newCode(folder, code) : oldCode(folder, code));
