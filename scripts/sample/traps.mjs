import { caseName } from './cite.mjs';
import { person, states } from './names.mjs';

const fictional = (random) => `${person(random, 'm').name} v. State of ${random.pick(states)}`;
const beginnings = (name) =>
  name
    .toLowerCase()
    .match(/[a-z]{3,}/g)
    .map((word) => word.slice(0, 5));
/** Returns parties that cannot be confused with those of `cited`. */
function stranger(random, cited) {
  const taken = new Set(beginnings(caseName(cited)));
  for (;;) {
    const { name } = person(random, 'm');
    if (!beginnings(name).some((word) => taken.has(word))) return `${name} v. Union of India`;
  }
}
// The stranger's other party is the Union of India, which may be the right one.
const wrongName = (cited) => (caseName(cited).endsWith('Union of India') ? 'party-differs' : 'name-differs');
// A page shared by two orders identifies neither.
const scc = (cited) =>
  cited.shared === undefined && cited.reports.find((report) => /^\(\d{4}\) \d+ SCC \d+$/.test(report));
const scr = (cited) => cited.reports.find((report) => / SCR \d+$/.test(report));
const air = (cited) => cited.reports.find((report) => /^AIR \d{4} SC/.test(report));
const from = (pattern, text) => pattern.exec(text).slice(1);

/**
 * Paragraphs with a citation that is hard to parse or cannot be found. Each gets `{ random, mark, earlier, year, order }` and
 * returns undefined if it is not possible yet. `mark(text, form, state, cited, speaker)`.
 */
export const traps = [
  function impossibleScc({ random, mark, order }) {
    const text = mark(`(${1940 + (order % 10)}) 3 SCC ${9400 + order}`, 'before the series', 'impossible');
    return `The written note refers to ${fictional(random)}, ${text}. There can be no such volume; we have not been able to find what was meant.`;
  },
  function impossibleYear({ random, mark, order }) {
    return `A reference was also made to ${fictional(random)}, ${mark(`AIR 1007 SC ${9400 + order}`, 'misprinted year', 'impossible')}, which is an evident misprint.`;
  },
  function successorCourt({ random, mark, year, order }) {
    if (year < 2017) return undefined;
    return `The compilation contained ${fictional(random)}, ${mark(`2016 SCC OnLine AP ${90000 + order}`, 'successor court', 'impossible')}, a reference which cannot be right.`;
  },
  function missing({ random, mark, order, year }) {
    const cited =
      year > 1972 ? `(${year - 2}) 2 SCC ${9800 + (order % 190)}` : `AIR ${year - 1} SC ${9800 + (order % 190)}`;
    return `Learned counsel mentioned ${fictional(random)}, ${mark(cited, 'not held', 'not-held', undefined, 'counsel')}, of which no copy was furnished to us.`;
  },
  function missingHigh({ random, mark, order, year }) {
    return `It was said that a similar view had been taken in ${fictional(random)}, ${mark(`AIR ${year - 1} Pat ${9800 + (order % 190)}`, 'not held', 'not-held', undefined, 'counsel')}.`;
  },
  function privyCouncil({ mark, order }) {
    return `The rule is an old one, and goes back to the time of the Privy Council: ${mark(`[1932] AC ${9500 + order}`, 'foreign', 'not-held')}.`;
  },
  function foreign({ random, mark, order, year }) {
    const one = random.pick([
      `[${Math.min(Math.max(year - 1, 1953), 1990)}] 1 WLR ${9500 + order}`,
      `[${Math.min(Math.max(year - 1, 1953), 1990)}] 3 All ER ${9500 + order}`,
    ]);
    return `In other countries a like result has been reached: ${mark(one, 'foreign', 'not-held')}. We mention it for comparison and not as authority.`;
  },
  function canada({ mark, year, order }) {
    if (year < 2009) return undefined;
    return `We were referred to a decision of the Supreme Court of Canada, ${mark(`2008 SCC ${9500 + order}`, 'foreign neutral', 'not-held')}, upon a statute in different terms.`;
  },
  function onLine({ random, mark, year, order }) {
    if (year < 1975) return undefined;
    return `An unreported decision, ${fictional(random)}, ${mark(`${year - 1} SCC OnLine SC ${95000 + order}`, 'SCC OnLine', 'not-held', undefined, 'counsel')}, was handed up in the course of the argument for {A}.`;
  },
  function unread({ random, mark, order, year }) {
    return `Learned counsel for {R} also read from ${fictional(random)}, ${mark(`(${year - 1}) 5 XYZR ${9500 + order}`, 'unknown series', 'unread', undefined, 'counsel')}.`;
  },
  function otherName({ random, mark, earlier }) {
    const cited = random.pick(earlier.filter(scc));
    return (
      cited &&
      `In the list of authorities there is an entry for ${stranger(random, cited)}, ${mark(scc(cited), 'wrong name', wrongName(cited), [cited.house])}. The report at that page is of another case.`
    );
  },
  function brackets({ random, mark, earlier }) {
    const cited = random.pick(earlier.filter(scr));
    if (!cited) return undefined;
    const [year, volume, page] = from(/^\[(\d+)\] (\d+) SCR (\d+)$/, scr(cited));
    return `The proposition is also supported by ${caseName(cited)}, ${mark(`(${year}] ${volume} S.C.R. ${page}`, 'bracket damage', 'found', [cited.house])}.`;
  },
  function ocr({ random, mark, earlier }) {
    const cited = random.pick(earlier.filter(scc));
    if (!cited) return undefined;
    const [year, volume, page] = from(/^\((\d+)\) (\d+) SCC (\d+)$/, scc(cited));
    return `To the same effect, though upon another enactment, is ${caseName(cited)}, ${mark(`(${year}) ${volume} S.C.0 ${page}`, 'OCR', 'found', [cited.house])}.`;
  },
  function brokenLine({ random, mark, earlier }) {
    const cited = random.pick(earlier.filter(scc));
    if (!cited) return undefined;
    const [year, volume, page] = from(/^\((\d+)\) (\d+) SCC (\d+)$/, scc(cited));
    return `A passage from ${caseName(cited)}, ${mark(`(${year}) ${volume}\nSCC ${page}`, 'split line', 'found', [cited.house])}, was read to us by way of illustration.`;
  },
  function dotted({ random, mark, earlier }) {
    const cited = random.pick(earlier.filter(air));
    if (!cited) return undefined;
    const [year, page] = from(/^AIR (\d+) SC (\d+)$/, air(cited));
    const text = random.pick([
      `A.I.R. ${year} S.C. ${page}`,
      `AIR ${year} SUPREME COURT ${page}`,
      `${year} AIR SC ${page}`,
      `A I R ${year} S C ${page}`,
    ]);
    return `The distinction was noticed, in a somewhat different context, in ${caseName(cited)}, ${mark(text, 'spelling', 'found', [cited.house])}.`;
  },
  function turned({ random, mark, earlier }) {
    const cited = random.pick(earlier.filter(scc));
    if (!cited) return undefined;
    const [year, volume, page] = from(/^\((\d+)\) (\d+) SCC (\d+)$/, scc(cited));
    const text = random.pick([
      `${year} (${volume}) SCC ${page}`,
      `[${year}] ${volume} SCC ${page}`,
      `${year}(${volume})S.C.C. ${page}`,
    ]);
    return `For a general discussion of the subject one may look at ${caseName(cited)}, ${mark(text, 'spelling', 'found', [cited.house])}.`;
  },
  function gluedSupplement({ random, mark, earlier }) {
    const supplement = (one) => one.reports.find((report) => / Supp \(\d+\) SCC /.test(report));
    const cited = random.pick(earlier.filter(supplement));
    if (!cited) return undefined;
    const [year, volume, page] = from(/^(\d+) Supp \((\d+)\) SCC (\d+)$/, supplement(cited));
    return `The supplementary volume has ${caseName(cited)}, ${mark(random.pick([`(${year}) Supp(${volume})SCC ${page}`, `${year} Supp(${volume})SCC ${page}`]), 'glued supplement', 'found', [cited.house])}, which may be consulted.`;
  },
  function indexNumber({ random, mark, earlier }) {
    const clashing = earlier.filter(({ serialOf }) => serialOf);
    const one = random.pick(clashing);
    if (!one) return undefined;
    return `The printed list has, without a name, ${mark(one.serial, 'index number in brackets', 'ambiguous', [one.house, one.serialOf])}. Two numberings are in use and it may be either of two judgments.`;
  },
  function samePage({ random, mark, earlier }) {
    const cited = random.pick(earlier.filter(({ twin }) => twin));
    if (!cited) return undefined;
    return random.chance(0.5)
      ? `Learned counsel cited ${mark(cited.shared, 'shared page or number', 'ambiguous', [cited.house, cited.twin], 'counsel')} without saying which of the orders there reported was meant.`
      : `Learned counsel cited the order in ${caseName(cited)}, ${mark(cited.shared, 'shared page or number with name', 'found', [cited.house], 'counsel')}.`;
  },
  function spacedSuffix({ random, mark, earlier }) {
    const neutral = (one) => one.reports.find((report) => /:99\d{4}-DB$/.test(report));
    const cited = random.pick(earlier.filter(neutral));
    return (
      cited && `See also ${caseName(cited)}, ${mark(neutral(cited), 'neutral with suffix', 'found', [cited.house])}.`
    );
  },
  function jtOrScale({ random, mark, earlier }) {
    const weekly = (one) => one.reports.find((report) => /SCALE|^JT/.test(report));
    const cited = random.pick(earlier.filter(weekly));
    return (
      cited &&
      `The weekly report, ${mark(weekly(cited), 'weekly alone', 'found', [cited.house])}, was all that was available at the hearing.`
    );
  },
];
