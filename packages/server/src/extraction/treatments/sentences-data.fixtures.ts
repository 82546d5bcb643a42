import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { extractCitations } from '@headnote/core/citation';
import { judgmentFormat } from '../../ingest/formats/judgments.js';
import { readCaseText } from '../reading/read-case-text.js';
import { createRawOffsets } from './raw-offsets.fixtures.js';

/** A sentence of `data/treatments`, with what readers say of it. */
export interface LabelledSentence {
  readonly judgment: string;
  readonly start: number;
  readonly sentence: string;
  /** The text before it. */
  readonly before: string;
  readonly labels: readonly SentenceLabel[];
}

export interface SentenceLabel {
  readonly case: string;
  readonly treatment: string;
  readonly by: string;
}

/** What the engine shows in a sentence. */
export interface Shown {
  readonly treatment: string;
  readonly source: string;
  /** The words that name the case, with some before them. */
  readonly text: string;
  readonly canonicals: readonly string[];
}

const FILES = ['sc-irled', 'sc-aila', 'hc-tribunal-recent'];

/** Reads a file of labelled sentences, in the format of `data/treatments/sentences.jsonl`. */
export const readSentences = (path: string): LabelledSentence[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LabelledSentence);

/** Reads the records with the ids, by id. */
export function readRecords(data: string, ids: ReadonlySet<string>): ReadonlyMap<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>();
  for (const file of FILES) {
    for (const line of gunzipSync(readFileSync(join(data, 'judgments', `${file}.jsonl.gz`)))
      .toString()
      .split('\n')) {
      const id = /"id": ?"([^"]+)"/.exec(line.slice(0, 80))?.[1];
      if (id !== undefined && ids.has(id)) found.set(id, JSON.parse(line) as Record<string, unknown>);
    }
  }
  return found;
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
/** Letters before a case that may hold its name. */
const NAME = 90;

/** What a reader of a sentence is told. */
export interface Told {
  readonly shown: readonly Shown[];
  /** Whether a neutral line sends him to the sentence. */
  readonly isNoticed: boolean;
  /** The text before the sentence, for labels that only point: a long quotation may stand between. */
  readonly before: string;
}
/** Characters before a sentence in which the case that it points to is named. */
const POINTED = 2_500;

/** Reads what the engine shows in a sentence of a record. */
export function toldIn(record: Record<string, unknown>, row: LabelledSentence): Told {
  const result = judgmentFormat(record);
  if (!result.ok || result.document.kind !== 'case') return { shown: [], isNoticed: false, before: '' };
  const { text, reportHead = '' } = result.document;
  const { plain } = text;
  const { citations, treatments, statements, notices, listed } = readCaseText(text, { reportHead });
  const raw = String(record['text']);
  const offset = createRawOffsets(raw, plain);
  const start = letters(raw.slice(0, row.start)).length;
  const end = start + letters(row.sentence).length;
  const isIn = (at: number): boolean => offset(at) >= start - 2 && offset(at) < end;
  const around = (at: number, to: number): string => plain.slice(Math.max(0, at - NAME), to);
  const groupsOf = (canonical: string): (number | undefined)[] =>
    citations.filter((one) => one.canonical === canonical).map(({ parallelGroup }) => parallelGroup);
  // A label may give any of the parallel citations of a case.
  const canonicalsOf = (indices: readonly number[]): string[] =>
    indices.flatMap((one) => {
      const canonical = citations[one]?.canonical;
      if (canonical === undefined) return [];
      const groups = new Set(groupsOf(canonical).filter((group) => group !== undefined));
      return [
        canonical,
        ...citations
          .filter(({ parallelGroup }) => parallelGroup !== undefined && groups.has(parallelGroup))
          .map((other) => other.canonical),
      ];
    });
  const said = statements
    .filter(({ at }) => isIn(at))
    .flatMap(({ treatment, source, cases }) =>
      cases.map(({ start: from, end: to, citations: own }) => ({
        treatment,
        source,
        text: [
          // Behind a name without a read citation stands the one that a label gives.
          plain.slice(from, own.length === 0 ? to + NAME : to),
          ...own.map((one) => around(citations[one]?.start ?? 0, citations[one]?.end ?? 0)),
        ].join(' '),
        canonicals: canonicalsOf(own),
      })),
    );
  const inList = listed
    .filter(({ text: name, word }) => {
      const printed = letters(row.sentence);
      return (
        row.start < reportHead.length && printed.includes(letters(name).slice(-24)) && printed.includes(letters(word))
      );
    })
    .map(({ treatment, text: name, citations: own }) => ({
      treatment,
      source: 'list',
      text: own.length === 0 ? `${name} ${behind(row.sentence, name)}` : name,
      canonicals: own.map(({ canonical }) => canonical),
    }));
  const byCourt = treatments.flatMap(({ treatment, source, speaker, sentence }, index) => {
    const citation = citations[index];
    const isShown = treatment !== 'referred' && source === 'court' && speaker === 'court' && citation !== undefined;
    if (!isShown || treatment === 'overruled' || treatment === 'doubted') return [];
    const [from, to] = [offset(sentence.start), offset(sentence.end - 1)];
    // A sentence of which a part stands pages away in the source, as a footnote does, would lie over all that is between.
    if (to - from > 2 * letters(plain.slice(sentence.start, sentence.end)).length + NAME) return [];
    if (Math.min(to, end) - Math.max(from, start) < Math.min(to - from, end - start) / 2) return [];
    return [
      {
        treatment,
        source,
        text: around(citation.start, citation.end),
        canonicals: canonicalsOf([index]),
      },
    ];
  });
  return {
    shown: [...said, ...inList, ...byCourt],
    isNoticed: notices.some(({ at }) => isIn(at)),
    before: raw.slice(Math.max(0, row.start - POINTED), row.start),
  };
}

/** The words behind a name in a sentence, where its damaged citation stands. */
function behind(sentence: string, name: string): string {
  const at = sentence.indexOf(name.slice(-12));
  return at === -1 ? '' : sentence.slice(at, at + NAME);
}

/** "The above decision", "that case": a label that only points. */
const points =
  /^(?:this|that|it)$|^(?:the |this |that |said |above |aforesaid |these |those |both )+(?:decisions?|judgments?|cases?|view|ruling)$/i;

/** Returns whether what is shown is about the case of a label; a label that only points is about a case of the words `before`. */
export function isAbout(label: SentenceLabel, { text, canonicals }: Shown, before = ''): boolean {
  if (points.test(label.case)) return letters(before).includes(letters(text.split('  ')[0] ?? '').slice(0, 14));
  const [named, shown] = [letters(label.case), letters(text)];
  if (named.length > 5 && (shown.includes(named) || named.includes(shown))) return true;
  if (extractCitations(label.case).some(({ canonical }) => canonicals.includes(canonical))) return true;
  const words = (label.case.match(/[A-Z][A-Za-z]{3,}/g) ?? []).filter((word) => !common.test(word));
  return words.some((word) => text.includes(word));
}

const common = /^(?:State|Union|India|Court|Full|Bench|High|Supreme|Indlaw|Bombay|Madras|Others|another|Others)$/;

/** Returns whether a treatment is one that a label allows; `affirmed` of an earlier case is our `approved`. */
export const isAllowed = ({ treatment: said }: SentenceLabel, treatment: string): boolean =>
  said.split('/').some((one) => one === treatment || (one === 'affirmed' && treatment === 'approved'));
