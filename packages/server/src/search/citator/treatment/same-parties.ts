/** Names of two parties, as printed in a text or in a cause title. */
export interface Parties {
  readonly first: string;
  readonly second: string;
}

/** Words that tell no party from another. */
const empty = new Set(
  'the of and ors anr or others another etc ltd limited co company pvt private ms messrs mr mrs smt shri sri dr miss kumari by lrs dead through alias late no nos its their lr represented in for to at on with minor'.split(
    ' ',
  ),
);
/** Public bodies and the words of their names: a party of these alone is in too many cases. */
const common = new Set(
  (
    'state states union india indian government commissioner income tax taxes collector central excise customs sales workmen workman management municipal municipality ' +
    'corporation board district magistrate director secretary election tribunal officer labour court high industrial employees deputy assistant superintendent police authority ' +
    'uttar madhya andhra himachal arunachal pradesh punjab haryana bihar west bengal madras bombay gujarat maharashtra orissa assam kerala mysore karnataka rajasthan tamil nadu ' +
    'delhi administration jammu kashmir goa hyderabad calcutta custodian evacuee property registrar university bank life insurance territory land acquisition commercial regional transport general manager railway railways'
  ).split(' '),
);
const shortened: readonly (readonly [RegExp, string])[] = [
  [/\bu\.?\s?p\b\.?/g, 'uttar pradesh'],
  [/\bm\.\s?p\b\.?/g, 'madhya pradesh'],
  [/\ba\.\s?p\b\.?/g, 'andhra pradesh'],
  [/\bh\.\s?p\b\.?/g, 'himachal pradesh'],
  [/\bw\.\s?b\b\.?/g, 'west bengal'],
  [/\bj\.?\s?(?:&|and)\s?k\b\.?/g, 'jammu kashmir'],
  [/\bt\.\s?n\b\.?/g, 'tamil nadu'],
  [/\bgovt\b/g, 'government'],
  [/\bcorpn\b/g, 'corporation'],
  [/\bcommr\b/g, 'commissioner'],
  [/\bc\.?\s?i\.?\s?t\b\.?/g, 'commissioner income tax'],
  [/['’]s\b/g, ''],
  [/\b(?:and\s+|&\s*)?(?:ors|anr|others|another|etc)\b.*$/, ''],
];

/** The words of a party's name that count, in lower case, initials left out. */
export function partyWords(party: string): string[] {
  let text = party.toLowerCase();
  for (const [pattern, long] of shortened) text = text.replace(pattern, long);
  return (text.match(/[a-z]{2,}/g) ?? []).filter((word) => !empty.has(word));
}

/**
 * Tells whether two pairs of parties are one case beyond doubt: each party has the words of the other, misprints of one letter
 * allowed, and both parties are told apart by a word that is no public body's; where one party is such a body the other must agree
 * word for word and initial for initial, with two words at least.
 */
export function isSameCase(printed: Parties, held: Parties): boolean {
  const [first, second] = [partyWords(printed.first), partyWords(printed.second)];
  const [appellant, respondent] = [partyWords(held.first), partyWords(held.second)];
  if (!agree(first, appellant) || !agree(second, respondent)) return false;
  const tells = [isTelling(first) && isTelling(appellant), isTelling(second) && isTelling(respondent)];
  if (tells[0] && tells[1]) return true;
  if (tells[0]) return isExact(printed.first, held.first);
  return tells[1] ? isExact(printed.second, held.second) : false;
}

const isTelling = (words: readonly string[]): boolean => words.some((word) => !common.has(word));

/** All words of the shorter name are in the longer, which is not much longer. */
function agree(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 0 || !short.every((word) => long.some((their) => isLike(word, their)))) return false;
  return short.length >= 2 || long.length <= 2;
}

function isExact(printed: string, held: string): boolean {
  const [own, theirs] = [partyWords(printed), partyWords(held)];
  if (own.length !== theirs.length || own.length < 2) return false;
  return own.every((word, index) => isLike(word, theirs[index] ?? '')) && initialsOf(printed) === initialsOf(held);
}

function initialsOf(party: string): string {
  return (party.replace(/\b(?:and|&)\s+(?:ors|anr|others|another)\b.*$/i, '').match(/\b[A-Z]\b/g) ?? []).join('');
}

/** The same word but for one letter changed, lost or doubled, in words of five letters and more. */
function isLike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short.length < 5 || short[0] !== long[0]) return false;
  let head = 0;
  while (head < short.length && short[head] === long[head]) head += 1;
  let tail = 0;
  while (tail < short.length - head && short.at(-1 - tail) === long.at(-1 - tail)) tail += 1;
  return long.length - head - tail <= 1;
}
