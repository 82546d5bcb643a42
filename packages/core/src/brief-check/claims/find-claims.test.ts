import { describe, expect, it } from 'vitest';
import { extractCitations } from '../../citation/extract-citations.js';
import { findReferences } from '../../citation/find-references.js';
import { findClaims } from './find-claims.js';

const WORDS = 'the buyer of a boat takes it with its debts';
const CASE = 'Asha Menon v. State of Kerala, AIR 1980 SC 1789';
const OTHER = 'Ravi Das v. Union of India, AIR 1973 SC 1461';

/** The claims of a text: what is quoted or named, and the citation to which it belongs. */
function claimsOf(text: string): string[] {
  const citations = extractCitations(text);
  const references = findReferences(text, citations);
  const seen = new Set<number>();
  return findClaims(text, { citations, references }).flatMap(({ of, start, quotation, pinpoint, isSure }) => {
    // Of several citations for one quotation, the first is the likeliest.
    if (quotation !== '' && seen.has(start)) return [];
    if (quotation !== '') seen.add(start);
    const page = /\d+$/.exec(citations.find((one) => one.start === of)?.canonical ?? '')?.[0] ?? '';
    return [
      `${quotation.trim().replace(/\.$/, '') === WORDS ? 'quotation' : pinpoint || quotation} of ${page}${isSure ? '' : '?'}`,
    ];
  });
}

describe('a quotation belongs to', () => {
  it.each([
    ['the citation of its sentence', `In ${CASE}, it was held that "${WORDS}".`],
    ['the citation in brackets behind it', `${OTHER} is of no help. The law is that “${WORDS}” (${CASE}).`],
    ['the citation behind a dash', `« ${WORDS} » — ${CASE}.`],
    [
      'the citation that introduces its paragraph',
      `The law is in ${CASE}, as under:\n\n    ${WORDS}\n\nSo it is here.`,
    ],
    ['the citation below its paragraph', `The Court said:\n\n    "${WORDS}"\n\n    [${CASE}]\n\nSo it is here.`],
    ['the citation that ends its paragraph', `The Court said:\n\n    ${WORDS}\n    — ${CASE}\n\nSo it is here.`],
    ['the judgment and not the one that it follows', `In ${CASE}, following ${OTHER}, the Court held: '${WORDS}'.`],
    [
      'the judgment and not the one whose view it accepts',
      `In ${CASE}, the Bench, while accepting the view in ${OTHER}, has held thus: '${WORDS}'.`,
    ],
    ['the nearest judgment of two', `As ${OTHER} shows, costs follow. In ${CASE}, the Bench said ‘${WORDS}’.`],
    ['the judgment of the sentence before', `We rely on ${CASE}. The Court there held that "${WORDS}".`],
    ['the judgment that supra names', `${CASE}. Then ${OTHER}.\n\nIn Asha Menon (supra), it was held that "${WORDS}".`],
    ['the citation of its footnote', `The rule is old: “${WORDS}”2\n\n1 ${OTHER}.\n2 ${CASE}.`],
    [
      'the footnote beside the names',
      `In Asha Menon v. State of Kerala[^1], it was held that “${WORDS}”.\n[^1] ${CASE}.`,
    ],
    ['the court that said it behind it', `${OTHER} is old. "${WORDS}", said the Court in ${CASE}.`],
    ['the source as it ends the sentence', `"${WORDS}." as held in ${CASE}.`],
    ['the names between marks', `It was held in "Asha Menon v. State of Kerala", AIR 1980 SC 1789 that "${WORDS}".`],
  ])('%s', (_what, text) => {
    expect(claimsOf(text)).toEqual(['quotation of 1789']);
  });

  it('a citation that may be another one only if its words are there', () => {
    expect(claimsOf(`${CASE}.\n\nThe High Court observed in its order that "${WORDS}".`)).toEqual([
      'quotation of 1789?',
    ]);
    expect(claimsOf(`${CASE}. In Mohan Lal v. Registrar it was held that "${WORDS}".`)).toEqual(['quotation of 1789?']);
  });

  it.each([
    ['a provision', `${CASE}. Section 9 of the Act provides: "${WORDS}".`],
    ['counsel', `${CASE}. Learned counsel for the respondent submitted that "${WORDS}".`],
    ['a document', `${CASE}. The notice of 3 May states that "${WORDS}".`],
    ['nobody: a phrase', `In ${CASE}, the Court spoke of the "rarest of rare cases".`],
    ['nobody, without a citation', `It is said that "${WORDS}".`],
  ])('no citation: %s', (_what, text) => {
    expect(claimsOf(text)).toEqual([]);
  });

  it('the source behind the last of several', () => {
    expect(claimsOf(`“${WORDS}”, it added, “${WORDS}” (${CASE}).`)).toEqual(['quotation of 1789', 'quotation of 1789']);
  });

  it('the outermost marks, over several paragraphs', () => {
    const [quotation, ...others] = claimsOf(
      `In ${CASE}, it was held: “the ‘buyer’ of a “boat”, as such, takes it.\n\n“He takes it with its debts.”`,
    );
    expect(quotation).toContain('the ‘buyer’ of a “boat”');
    expect(quotation).toContain('with its debts. of 1789');
    expect(others).toEqual([]);
  });
});

describe('a pinpoint belongs to a citation', () => {
  it.each([
    ['behind it', `${CASE}, paras 12-15`, ['paras 12-15 of 1789']],
    ['behind its bracket', `Asha Menon v. State of Kerala [AIR 1980 SC 1789], para 23, held so.`, ['para 23 of 1789']],
    [
      'the last of several parallel ones',
      'Asha Menon v. State of Kerala [1980 INSC 77]; [AIR 1980 SC 1789] at p. 1795.',
      ['p. 1795 of 1789'],
    ],
    ['before its parties', `See paragraph 23 of ${CASE}.`, ['paragraph 23 of 1789']],
    ['behind ibid', `${CASE}.\n\nIbid. at 45.`, ['45 of 1789']],
    [
      'behind the quotation',
      `In ${CASE}, it was held that "${WORDS}" (para 7).`,
      ['quotation of 1789', 'para 7 of 1789'],
    ],
    ['between both', `In ${CASE}, it was held in para 7 that "${WORDS}".`, ['para 7 of 1789', 'quotation of 1789']],
  ])('%s', (_where, text, claims) => {
    expect(claimsOf(text)).toEqual(claims);
  });
});

it('finds claims in linear time, whatever the text', () => {
  const hostile = [
    '“',
    '” ',
    '" ',
    "'a ",
    '‘as’ b ',
    'held:\nso it was said by them\n',
    '    a b c d e f g\n',
    `${CASE} — `,
    '[^1] ',
  ];
  for (const piece of hostile) {
    const text = `In ${CASE}, it was held that ${piece.repeat(300_000 / piece.length)}`;
    const citations = extractCitations(text);
    const start = performance.now();
    findClaims(text, { citations, references: [] });
    // A quadratic search of this text takes minutes.
    expect(performance.now() - start, piece).toBeLessThan(3_000);
  }
});
