// Rows of the table: every section of both codes once, with what became of it.
import { shareOf } from './pair.mjs';
import { equalShare, tellingWords } from './words.mjs';

/** From this share of equal words both texts are the same but for spelling and names, if no number differs. */
const SAME = 0.985;
/** New sections that only list definitions or explanations: each old section is a row of its own. */
const isContainer = (heading) => /^(?:definitions?|general explanations)/i.test(heading.trim());

const sectionOf = (place) => place.replace(/\(.*/, '');
const inOrder = (one, other) => one.localeCompare(other, 'en', { numeric: true });

const isAlike = (words, others) => tellingWords(words) === tellingWords(others);

/** Links of old sections to new places, after corrections. A correction replaces all links of its old section. */
export function linksOf(pairs, corrections, { oldSections, news }) {
  const byPlace = new Map(news.map((found) => [found.place, found]));
  const corrected = new Set(corrections.flatMap(({ old }) => (old === undefined ? [] : [old])));
  const links = pairs
    .filter(({ old }) => !corrected.has(old.section))
    .map((pair) => ({
      old: pair.old.section,
      place: pair.found.place,
      share: shareOf(pair),
      isAlike: isAlike(pair.old.words, pair.found.words),
      isSecond: pair.isSecond === true,
    }));
  const olds = new Map(oldSections.map((old) => [old.section, old]));
  for (const { old, new: places = [] } of corrections) {
    if (old === undefined) continue;
    for (const place of places) {
      const found = byPlace.get(place);
      if (found === undefined)
        throw new Error(`The correction of ${old} names ${place}, which is no place of the new code.`);
      const words = olds.get(old)?.words ?? [];
      links.push({
        old,
        place,
        share: words.length === 0 ? null : equalShare(words, found.words),
        isAlike: isAlike(words, found.words),
        isSecond: places.indexOf(place) > 0,
      });
    }
  }
  return collapsed(links, news, olds);
}

/** Several links to parts of one section are one link to the section if no other old section is in it. */
function collapsed(links, news, olds) {
  const bySection = Map.groupBy(links, ({ place }) => sectionOf(place));
  const whole = new Map(news.filter(({ place, section }) => place === section).map((found) => [found.place, found]));
  return [...bySection].flatMap(([section, list]) => {
    const owners = new Set(list.map(({ old }) => old));
    if (owners.size > 1 || list.length === 1) return list;
    const [old] = owners;
    const words = olds.get(old)?.words ?? [];
    const others = whole.get(section).words;
    return [
      {
        old,
        place: section,
        share: equalShare(words, others),
        isAlike: isAlike(words, others),
        isSecond: list.every(({ isSecond }) => isSecond),
      },
    ];
  });
}

/** All rows of a pair of codes in the order of the old numbers, then what is new. */
export function rowsOf({ links, corrections, oldNumbers, repealed, newSections, news }) {
  const headings = new Map(newSections.map(({ number, heading }) => [number, heading]));
  const groups = new Map(oldNumbers.map((old) => [old, new Set([old])]));
  const firsts = links.filter(({ place, isSecond }) => !isSecond && !isContainer(headings.get(sectionOf(place))));
  for (const list of Map.groupBy(firsts, ({ place }) => sectionOf(place)).values()) {
    const joined = new Set(list.flatMap(({ old }) => [...groups.get(old)]));
    for (const old of joined) groups.set(old, joined);
  }
  const notes = Map.groupBy(corrections, ({ old, place }) => old ?? `+${place}`);
  const compareOf = (key) => notes.get(key)?.flatMap(({ compare = [] }) => compare) ?? [];
  const changed = new Set(corrections.flatMap(({ old, isChanged }) => (isChanged ? [old] : [])));
  const rows = [...new Set(groups.values())].map((group) => {
    const olds = [...group].sort(inOrder);
    const own = links
      .filter(({ old }) => group.has(old))
      .sort((one, other) => inOrder(one.old, other.old) || inOrder(one.place, other.place));
    return {
      olds,
      links: own,
      compare: olds.flatMap(compareOf),
      isRepealed: olds.every((old) => repealed.has(old)),
      isChanged: olds.some((old) => changed.has(old)),
    };
  });
  const users = new Map();
  rows.forEach((row) =>
    row.links.forEach(({ place }) => users.set(sectionOf(place), (users.get(sectionOf(place)) ?? new Set()).add(row))),
  );
  const made = rows.map((row) => ({ ...row, ...describe(row, users, headings) }));
  return [...made, ...newRows(links, newSections, news, headings, compareOf)];
}

function describe({ olds, links, isRepealed, isChanged }, users, headings) {
  const sections = [...new Set(links.map(({ place }) => sectionOf(place)))];
  const news = sections.flatMap((section) => {
    if (users.get(section).size === 1) return [section];
    return [...new Set(links.map(({ place }) => place).filter((place) => sectionOf(place) === section))];
  });
  if (links.length === 0) return { news, kind: isRepealed ? 'repealed' : 'dropped' };
  if (olds.length > 1) return { news, kind: 'joined' };
  if (sections.length > 1) return { news, kind: 'split' };
  if (
    news.some((place) => place.includes('(')) ||
    (isContainer(headings.get(sections[0])) && !news.includes(sections[0]))
  )
    return { news, kind: 'moved' };
  const [only] = links;
  const isSame =
    !isChanged && links.length === 1 && only.place === sections[0] && only.share !== null && only.share >= SAME;
  return { news, kind: isSame && only.isAlike ? 'same' : 'changed' };
}

/** New sections without an old one, and new clauses of the lists of definitions. */
function newRows(links, newSections, news, headings, compareOf) {
  const used = new Set(links.map(({ place }) => place));
  const sections = new Set(links.map(({ place }) => sectionOf(place)));
  return newSections.flatMap(({ number, heading }) => {
    const row = (place) => ({ olds: [], news: [place], kind: 'new', links: [], compare: compareOf(`+${place}`) });
    if (!sections.has(number)) return [row(number)];
    if (!isContainer(heading) || used.has(number)) return [];
    const tops = news.filter(({ section, place }) => section === number && /^\w+\(\w+\)$/.test(place));
    return tops
      .filter(({ place }) => ![...used].some((other) => other === place || other.startsWith(`${place}(`)))
      .map(({ place }) => row(place));
  });
}

/** `joined|378,379|303|378>303(1):100 379>303(2):61|`: kind, old, new, links with the per cent of equal words, compare. */
export const lineOf = ({ kind, olds, news, links, compare }) =>
  [
    kind,
    olds.join(' '),
    news.join(' '),
    links.map(({ old, place, share }) => `${old}>${place}:${share === null ? '' : Math.round(share * 100)}`).join(' '),
    compare.join(' '),
  ].join('|');
