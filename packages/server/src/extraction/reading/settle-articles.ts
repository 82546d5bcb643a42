import type { Citation } from '@headnote/core/citation';

/** The articles on fundamental rights and on the writ that protects them: 12 to 32. */
const RIGHTS = Array.from({ length: 21 }, (_, index) => 12 + index);
const OTHER_USUAL = [39, 136, 141, 142, 226, 227, 245, 246, 254, 265, 286, 301, 304, 309, 311];
/** Articles that judgments cite without naming the Constitution, as writs and fundamental rights are. */
const usual: ReadonlySet<number> = new Set([...RIGHTS, ...OTHER_USUAL]);

/** Words of the Constitution, but not of a bench. */
const OURS = /\bConstitution(?!\s+Bench|al)\b|संविधान/g;
/** Words of something else that has articles. */
const OTHERS =
  /\b(?:articles? of (?:association|agreement|the (?:company|agreement))|treat(?:y|ies)|conventions?|covenants?|protocols?|charter|agreement|memorandum|DTAA|model law|statute|lease|contract|GSA|letter|limitation|civil code)\b/gi;

/** After a number: its other half, which a break or a clause of a contract has split off: `Art. 11.6`, `Art. 28 6`. */
const SPLIT = /^(?:\.\d| \d{1,2}(?: ?[(-]|\W)(?!\s?(?:of|to|and|days)))/;
/** A footnote mark behind a full stop, or the number of the next paragraph. */
const MARK = /^(?:\.\d{1,3}| \d{1,3}\.)\s+[A-Z"“]/;
/**
 * Before an article, in its sentence: another instrument says something in it. A bare `the convention and Article 21` may be a
 * fundamental right, into which a treaty is read.
 */
const SAID_BY =
  /\b(?:DTAA,\s*|(?:(?:articles|memorandum) of association|treaty|treaties|convention|covenant|protocol|DTAA|model law)\b[^.;\n]{0,80}\b(?:(?:says?|provides?|states?|speaks|stipulates?|declares?|lays? down)\s+in|(?:by|in)\s+its)\s+)$/i;
/** Characters before an article in which such words stand. */
const SAID_WITHIN = 160;
/** Where a sentence ends. */
const SENTENCE_END = /[.?!][”"’]?\s+[A-Z(]|\n/;
/** Behind an article of the instrument that is named last. */
const THEREOF = /^\s*(?:thereof|of the said)\b/;
/** Before an article: whose it is. */
const OWNER = /\b(?!India|Constitution|Court|State)[A-Z]?\w+['’]s?\s{1,2}$/;

const numberOf = ({ number = '' }: Citation): number => parseInt(number);

/**
 * Leaves an article to the Constitution of India only where the judgment does. An article without the word belongs to a treaty, a
 * contract, a company or another act if the judgment says so of the same number, or if a rare number stands where the text speaks of
 * these and not of the Constitution. A number that is split is none. Such citations lose their act.
 */
export function settleArticles(plain: string, citations: readonly Citation[]): readonly Citation[] {
  const articles = citations.filter(({ kind, unit }) => kind === 'provision' && unit === 'Art.');
  const bare = new Set(articles.filter(isBare));
  if (bare.size === 0) return citations;
  const explicit = new Set(articles.filter((one) => one.family === 'Constitution' && !bare.has(one)).map(numberOf));
  const foreign = new Set(articles.filter(({ family }) => family !== 'Constitution').map(numberOf));
  const said = saidByOthers(plain, articles, bare);
  for (const one of said) foreign.add(numberOf(one));
  // Most judgments cite only the usual articles, so most texts are not searched for these words.
  let words: { readonly ours: readonly number[]; readonly others: readonly number[] } | undefined;
  const isForeign = (citation: Citation): boolean => {
    const after = plain.slice(citation.end, citation.end + 12);
    if (SPLIT.test(after) && !MARK.test(after)) return true;
    if (OWNER.test(plain.slice(Math.max(0, citation.start - 30), citation.start))) return true;
    const number = numberOf(citation);
    if (explicit.has(number)) return false;
    if (said.has(citation) || foreign.has(number)) return true;
    if (usual.has(number) && !THEREOF.test(after)) return false;
    words ??= { ours: placesOf(plain, OURS), others: placesOf(plain, OTHERS) };
    return lastBefore(words.others, citation.start) >= lastBefore(words.ours, citation.start);
  };
  return citations.map((citation) => (bare.has(citation) && isForeign(citation) ? withoutAct(citation) : citation));
}

/** Articles that a treaty or a company has by the words before them, and those behind them in the same sentence. */
function saidByOthers(plain: string, articles: readonly Citation[], bare: ReadonlySet<Citation>): Set<Citation> {
  const said = new Set<Citation>();
  let last: Citation | undefined;
  for (const article of articles) {
    const between = last === undefined ? undefined : plain.slice(last.end, article.start);
    const goesOn = between !== undefined && !SENTENCE_END.test(between) && between.search(OURS) === -1;
    const before = plain.slice(Math.max(0, article.start - SAID_WITHIN), article.start);
    last = bare.has(article) && (goesOn || SAID_BY.test(before)) ? article : undefined;
    if (last !== undefined) said.add(article);
  }
  return said;
}

const isBare = ({ family, text }: Citation): boolean => family === 'Constitution' && !/onst|संविधान/i.test(text);

function withoutAct(citation: Citation): Citation {
  return { ...citation, family: '', canonical: citation.canonical.replace(/ Constitution$/, '') };
}

const placesOf = (plain: string, pattern: RegExp): number[] =>
  Array.from(plain.matchAll(pattern), ({ index }) => index);

/** The last of some ascending places before an index; -1 if none is. */
function lastBefore(places: readonly number[], index: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return places[low - 1] ?? -1;
}
