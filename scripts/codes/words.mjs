// Words of a section as they are compared: without the names of the codes, numbers of provisions and spellings that changed everywhere.
const SAME_WORDS = [
  [/\[?\^\d+\[?|\*/g, ' '],
  [
    /\b(?:indian penal code|code of criminal procedure|criminal procedure code|indian evidence act|evidence act|bharatiya n\w+ (?:suraksha )?sanhita|bharatiya sakshya adhiniyam)\b(?:,? (?:1860|1872|1973|2023))?(?: \(\d+ of \d+\))?/g,
    ' code ',
  ],
  [/\b(?:sanhita|adhiniyam)\b/g, 'code'],
  [/\bthis act\b/g, 'this code'],
  [
    /\b(sections?|chapters?|sub-?sections?|clauses?)\s+(?:\(?[\divxlc]+[a-z]{0,2}\)?(?:\s*(?:,|and|or|to|-|–)\s*)?)+/g,
    ' $1 ',
  ],
  [/\bhe or she\b/g, 'he'],
  [/\bhis or her\b/g, 'his'],
  [/\bmetropolitan magistrate\b|\bjudicial magistrate\b/g, 'magistrate'],
  [/\btherefor\b/g, 'therefore'],
  [/isation\b/g, 'ization'],
  [/is(e|es|ed|ing)\b/g, 'iz$1'],
  [/\bwhoever,/g, 'whoever'],
  [/\bsome one\b/g, 'someone'],
  [/\b5(?= years\b)/g, 'five'],
];

/** The words of a text, in lower case. Marks of clauses, `(a)` and `(1)`, are left out. */
export function wordsOf(text) {
  let plain = text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/-{2,}|—/g, ' ')
    .replace(/\s+/g, ' ');
  for (const [from, to] of SAME_WORDS) plain = plain.replace(from, to);
  plain = plain.replace(/\((?:[a-z]{1,4}|\d{1,3}[a-z]?)\)/g, ' ').replace(/-/g, '');
  return plain.match(/[\p{L}\p{N}₹]+/gu) ?? [];
}

/** Numbers of years, rupees and persons, and words that say whom a text is about. */
const TELLING =
  /^(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)?(?:one|two|three|four|five|six|seven|eight|nine)|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|hundred|thousand|lakh|male|female|son|daughter)$/;

/** The words of a text that tell a change of the law where one alone differs, in alphabetic order. */
export const tellingWords = (words) =>
  words
    .filter((word) => TELLING.test(word))
    .sort()
    .join(' ');

/** Where the first illustration, or explanation, of a paragraph begins. */
const NOTES = /^\s*(?:Illustrations?\b|Explanations?\b)[\s\S]*?(?=^\s*\(\d+\)\s|(?![\s\S]))/gm;

/** A text without illustrations and explanations: the text of the old Penal Code that we have lacks them. */
export const withoutNotes = (text) => text.replace(NOTES, '\n');

/** Words and pairs of neighbouring words, each with the times it occurs. */
export function gramsOf(words) {
  const grams = new Map();
  const add = (gram) => grams.set(gram, (grams.get(gram) ?? 0) + 1);
  words.forEach((word, at) => {
    add(word);
    if (at > 0) add(`${words[at - 1]} ${word}`);
  });
  return grams;
}

/** How rare a word is in the texts: the logarithm of all texts by those that have it. */
export function weightsOf(all) {
  const counts = new Map();
  for (const grams of all) for (const gram of grams.keys()) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  const known = new Map([...counts].map(([gram, count]) => [gram, Math.log((all.length + 1) / (count + 0.5))]));
  return (gram) => known.get(gram) ?? Math.log((all.length + 1) / 0.5);
}

const totals = new WeakMap();

function total(grams, weight) {
  const known = totals.get(grams);
  if (known !== undefined) return known;
  let all = 0;
  for (const [gram, count] of grams) all += weight(gram) * count;
  totals.set(grams, all);
  return all;
}

/** The part of the first text, by weight, that the second has too: 0 to 1. */
export function covered(grams, others, weight) {
  const [few, many] = grams.size < others.size ? [grams, others] : [others, grams];
  let shared = 0;
  for (const [gram, count] of few) {
    const there = many.get(gram);
    if (there !== undefined) shared += weight(gram) * Math.min(count, there);
  }
  const all = total(grams, weight);
  return all === 0 ? 0 : shared / all;
}

/** The share of equal words in their order: twice the longest common sequence by the words of both. 1 if both are equal. */
export function equalShare(one, other) {
  if (one.length + other.length === 0) return 0;
  let row = new Uint16Array(other.length + 1);
  for (const word of one) {
    const next = new Uint16Array(other.length + 1);
    for (let at = 0; at < other.length; at += 1)
      next[at + 1] = word === other[at] ? row[at] + 1 : Math.max(row[at + 1], next[at]);
    row = next;
  }
  return (2 * row[other.length]) / (one.length + other.length);
}
