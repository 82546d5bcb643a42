// Chooses the pairs among all that are alike: the best first, and each word of a place is used once.
import { covered } from './words.mjs';

/** How much a heading counts beside the words. */
const HEADING = 0.3;
/** What a place near those of the neighbouring sections gets. */
const ORDER = 0.15;
const NEAR = 3;

const without = (grams, used) => {
  const rest = new Map();
  for (const [gram, count] of grams) {
    const left = count - (used.get(gram) ?? 0);
    if (left > 0) rest.set(gram, left);
  }
  return rest;
};

const added = (grams, more) => {
  const sum = new Map(grams);
  for (const [gram, count] of more) sum.set(gram, (sum.get(gram) ?? 0) + count);
  return sum;
};

const NONE = new Map();
const mean = (one, other) => (one + other === 0 ? 0 : (2 * one * other) / (one + other));

/**
 * Whether the new place has the substance of the old section: most of its words; fewer under the same heading; or under a heading that is
 * the same in all words, where our old text may be a part of the section only.
 */
const isSubstance = ({ there, back, head }) =>
  there >= 0.5 ||
  head >= 0.9 ||
  (head >= 0.7 && Math.max(there, back) >= 0.25) ||
  (there >= 0.3 && back >= 0.55) ||
  (there >= 0.4 && head >= 0.5);

/** A whole section that has sub-sections is less exact than one of them. */
const WHOLE = 0.1;

/** Gives each old section the new place that has most of its words, which no better pair has used. */
function primary({ links, weight, partsIn }, bonusOf) {
  const used = new Map();
  const scored = (link) => {
    const { place, section, grams } = link.found;
    const rest = without(grams, used.get(place) ?? NONE);
    const there = covered(link.old.grams, rest, weight);
    const back = covered(rest, link.old.grams, weight);
    const whole = place === section && partsIn.has(section) ? WHOLE : 0;
    return { ...link, there, back, score: mean(there, back) + HEADING * link.head + bonusOf(link) - whole };
  };
  const queue = links.map((link) => ({ link, score: Infinity }));
  const chosen = new Map();
  const best = new Map();
  while (true) {
    let top;
    for (const entry of queue) {
      if (entry.score < 0 || chosen.has(entry.link.old)) continue;
      if (top === undefined || entry.score > top.score) top = entry;
    }
    if (top === undefined) break;
    const { old, found } = top.link;
    const version = used.get(found.place) ?? NONE;
    if (top.version !== version) {
      const now = scored(top.link);
      Object.assign(top, { version, now, score: isSubstance(now) ? now.score : -1 });
      if (top.score < 0 && now.score > (best.get(old)?.score ?? 0)) best.set(old, now);
      continue;
    }
    chosen.set(old, top.now);
    const isPart = found.place !== found.section;
    const places = isPart ? [found.place, found.section] : [found.place, ...(partsIn.get(found.section) ?? [])];
    for (const place of places) used.set(place, added(used.get(place) ?? NONE, old.grams));
  }
  return { chosen, best };
}

/** The fewest sub-sections that have what the old section shares with the whole one; none if one needs more than a few. */
function narrowed(pair, { news, weight, partsIn }) {
  const { old, found } = pair;
  if (found.place !== found.section || !partsIn.has(found.section)) return [pair];
  const names = new Set(partsIn.get(found.section));
  const parts = news.filter(({ place }) => names.has(place));
  const goal = 0.8 * covered(old.grams, found.grams, weight);
  const taken = [];
  let rest = old.grams;
  let reached = 0;
  while (reached < goal && taken.length < 4) {
    let top;
    for (const part of parts) {
      const gain =
        covered(old.grams, part.grams, weight) === 0 ? 0 : reached + covered(rest, part.grams, weight) * (1 - reached);
      const back = covered(part.grams, old.grams, weight);
      const score = gain - reached + 0.2 * back;
      if (!taken.some((other) => other.part === part) && (top === undefined || score > top.score))
        top = { part, gain, back, score };
    }
    if (top === undefined || top.gain - reached < 0.1) break;
    taken.push(top);
    reached = top.gain;
    rest = without(rest, top.part.grams);
  }
  if (reached < goal || taken.length === parts.length) return [pair];
  return taken.map(({ part, back }) => ({ ...pair, found: part, there: covered(old.grams, part.grams, weight), back }));
}

function orderBonus(olds, first) {
  const at = new Map(olds.map((old, index) => [old, index]));
  return ({ old, found }) => {
    const index = at.get(old);
    const near = [olds[index - 1], olds[index + 1]].flatMap((other) =>
      first.has(other) ? [Number.parseInt(first.get(other).found.section)] : [],
    );
    return near.some((number) => Math.abs(number - Number.parseInt(found.section)) <= NEAR) ? ORDER : 0;
  };
}

/** The pairs: of each old section its place, then of each new place without one the old section whose words are not used yet. */
export function choose(compared) {
  const { olds, news, links } = compared;
  const partsIn = Map.groupBy(
    news.filter(({ place, section }) => place !== section),
    ({ section }) => section,
  );
  for (const [section, parts] of partsIn)
    partsIn.set(
      section,
      parts.map(({ place }) => place),
    );
  compared = { ...compared, partsIn };
  const first = primary(compared, () => 0);
  const { chosen, best } = primary(compared, orderBonus(olds, first.chosen));
  const pairs = [...chosen.values()].flatMap((pair) => narrowed(pair, compared));
  const taken = new Set(pairs.map(({ found }) => found.place));
  const rests = new Map(
    olds.map((old) => [old, chosen.has(old) ? without(old.grams, chosen.get(old).found.grams) : old.grams]),
  );
  const sectionOf = new Map(pairs.map(({ old, found }) => [old, found.section]));
  for (const found of news) {
    const isLeaf = found.place !== found.section || !partsIn.has(found.section);
    if (!isLeaf || taken.has(found.place) || taken.has(found.section)) continue;
    if (
      partsIn
        .get(found.section)
        ?.some((place) => place !== found.place && taken.has(place) && found.place.startsWith(place))
    )
      continue;
    let top;
    for (const link of links) {
      if (link.found !== found) continue;
      const isOwn = sectionOf.get(link.old) === found.section;
      const back = covered(found.grams, isOwn ? link.old.grams : rests.get(link.old), compared.weight);
      const least = isOwn ? 0.55 : link.head >= 0.5 ? 0.7 : 0.85;
      if (back >= least && (top === undefined || back + (isOwn ? 0.2 : 0) > top.rank))
        top = { ...link, back, isSecond: true, rank: back + (isOwn ? 0.2 : 0) };
    }
    if (top !== undefined) pairs.push(top);
  }
  return { pairs, best, partsIn };
}
