import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { courtById } from '../../courts/courts.js';
import { readSample } from '../load-sample.js';
import type { NewCase } from '../../extraction/new-document.js';
import { readSampleKey } from './sample-key.fixtures.js';

const documents = await readSample();
const cases = documents.filter((document): document is NewCase => document.kind === 'case');
const generated = new Set(readSampleKey().judgments.map(({ house }) => house));
const paragraphs = documents
  .filter(({ kind, houseCitation }) => kind === 'act' || generated.has(houseCitation ?? ''))
  .flatMap(({ source, text }) => text.plain.split('\n\n').map((paragraph) => ({ id: source.id, paragraph })));

/** Patterns of mistakes by the generator or by an editor. */
const slips: Readonly<Record<string, RegExp>> = {
  'a slot without a value': /[{}\ue001-\ue003]|\bundefined\b|\[[^\]]*\|/,
  '“a” before a vowel': /\b[Aa] (?!eu|one\b|once|uni|usa|use|util|usu)[aeiou]\w/,
  '“an” before a consonant': /\b[Aa]n (?!hour|honest|honour|heir)[bcdfghjklmnpqrstvwxyz]/,
  'a word printed twice': /\b(?!had |that )(\w+) \1\b/i,
  'stops or commas printed twice': /\.\.(?!\.)|,,|;;| [,;]/,
  'a party with a capital inside a sentence': /[a-z,] The (?:appellant|respondent|petitioner|applicant)\b/,
  'a sentence that begins small': /\b(?!cent)[a-z]{5,}[.?!] (?!\d)[a-z]/,
};

const offenders = (pattern: RegExp, list: readonly { id: string; paragraph: string }[]) =>
  list
    .filter(({ paragraph }) => pattern.test(paragraph))
    .map(({ id, paragraph }) => `${id}: ${paragraph.slice(0, 90)}`);

describe('the language of the sample', () => {
  it.each(Object.entries(slips))('never has %s', (_name, pattern) => {
    expect(offenders(pattern, paragraphs)).toEqual([]);
  });

  it('control: the patterns find such mistakes', () => {
    const bad = [
      'a {town} judgment',
      'He is a officer of it.',
      'It is an judgment.',
      'of the the Act',
      'It is so.. And',
      'that The appellant came',
      'It was refused. he came',
    ];
    Object.values(slips).forEach((pattern, index) => expect(pattern.test(bad[index] ?? ''), bad[index]).toBe(true));
  });

  it('differs between two judgments of one subject: they share few passages', () => {
    const sets = cases
      .filter(({ text }) => text.plain.length > 4000)
      .map(({ subject, source, text }) => ({
        id: source.id,
        area: subject.split('.')[0],
        grams: passages(text.plain),
      }));
    for (const [index, one] of sets.entries())
      for (const other of sets.slice(index + 1)) {
        if (one.area !== other.area) continue;
        const shared = [...one.grams].filter((gram) => other.grams.has(gram)).length;
        const share = shared / Math.min(one.grams.size, other.grams.size);
        expect(share, `${one.id} and ${other.id}`).toBeLessThan(0.4);
      }
  });
});

/** Runs of twelve words. */
function passages(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.slice(0, -11).map((_word, at) => words.slice(at, at + 12).join(' ')));
}

describe('the content of the sample', () => {
  it('is 240 judgments and eight acts, below 3 MB', () => {
    expect(cases).toHaveLength(240);
    expect(documents).toHaveLength(248);
    const bytes = documents.reduce((sum, { text }) => sum + Buffer.byteLength(text.html), 0);
    expect(bytes).toBeLessThan(3_000_000);
  });

  it('has six High Courts, two tribunals and benches of one to nine judges', () => {
    const courts = new Set(
      cases
        .map(({ courtId }) => courtById(courtById(courtId)?.parentId ?? courtId))
        .filter((court) => court !== undefined),
    );
    expect([...courts].filter(({ kind }) => kind === 'high')).toHaveLength(6);
    expect([...courts].filter(({ kind }) => kind === 'tribunal')).toHaveLength(2);
    expect(new Set(cases.map(({ judges }) => judges.length))).toEqual(new Set([1, 2, 3, 5, 7, 9]));
  });

  it('states in every document that it is fictional', () => {
    for (const { source, text } of documents) expect(text.plain.split('\n\n')[0], source.id).toMatch(/fictional/i);
  });

  it('has an act that is marked as repealed, and an amended one', () => {
    const statuses = documents
      .filter(({ kind }) => kind === 'act')
      .map((act) => ('statusText' in act ? act.statusText : ''));
    expect(statuses.some((status) => status.startsWith('Repealed by'))).toBe(true);
    expect(statuses.some((status) => status.startsWith('As amended up to'))).toBe(true);
  });

  it('equals the generator’s output byte for byte', () => {
    const script = fileURLToPath(new URL('../../../../../scripts/sample/generate.mjs', import.meta.url));
    expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toContain(' 0 differ');
  });
});
