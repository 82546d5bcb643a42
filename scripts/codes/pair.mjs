// Pairs of places of two codes, computed from their words, headings and order.
import { covered, equalShare, gramsOf, weightsOf, withoutNotes, wordsOf } from './words.mjs';

/** Sub-sections of a text, `(1) …`, and in a section of definitions its clauses, `(a) …`: the number in brackets and the words. */
export function partsOf({ heading, text }) {
  const isList = /^(?:definitions?|general explanations|interpretation)/i.test(heading.trim());
  const flat = text.replace(/\n(?!\n|\s*\([\da-z]{1,3}\))/g, ' ');
  const parts = [];
  const mark = /(?:^|\n)\s*(?:\[?\^\d+\[?)?\((\d{1,2}[A-Z]?)\)\s/g;
  const found = [...flat.matchAll(mark)];
  let expected = 1;
  const tops = found.filter(([, number]) => parseInt(number) === expected && (expected += 1));
  if (tops.length > 1 || (tops.length === 1 && isList))
    tops.forEach((match, at) =>
      parts.push({ place: `(${match[1]})`, text: flat.slice(match.index, tops[at + 1]?.index ?? flat.length) }),
    );
  if (!isList) return parts;
  const lists = parts.length > 2 ? [] : parts.length === 0 ? [{ place: '', text: flat }] : parts;
  for (const { place, text: whole } of lists) {
    const letters = [...whole.matchAll(/(?:^|\n|—|-)\s*\(([a-z]{1,2})\)\s/g)];
    let next = 'a';
    const clauses = letters.filter(([, letter]) => {
      if (letter !== next) return false;
      next =
        next.length === 2
          ? `${next[0]}${String.fromCharCode(next.charCodeAt(1) + 1)}`
          : next === 'z'
            ? 'za'
            : String.fromCharCode(next.charCodeAt(0) + 1);
      return true;
    });
    if (clauses.length > 2)
      clauses.forEach((match, at) =>
        parts.push({
          place: `${place}(${match[1]})`,
          text: whole.slice(match.index, clauses[at + 1]?.index ?? whole.length),
        }),
      );
  }
  return parts;
}

/** A section, or a part of one, with what is compared. */
function made(section, place, text) {
  const words = wordsOf(withoutNotes(text));
  return { section: section.number, place: section.number + place, heading: section.heading, text, words };
}

/** The places of a code: each section that is not repealed, and in codes with numbers in the text its parts. */
export function placesOf(sections) {
  return sections
    .filter(({ isRepealed }) => !isRepealed)
    .flatMap((section) => [
      made(section, '', section.text),
      ...partsOf(section).map(({ place, text }) => made(section, place, text)),
    ]);
}

/** A heading of one word that many sections have, `Punishment`, says nothing. */
const isTelling = (old, found) =>
  ![old, found].some(({ heading }) => /^(?:punishments?|definitions?|appeal)\W*$/i.test(heading.trim())) ||
  old.heading.replace(/\W/g, '').toLowerCase() === found.heading.replace(/\W/g, '').toLowerCase();

/** What is compared of two codes: the coverage of each old section by each new place and the reverse, words and headings. */
export function compare(oldSections, newSections) {
  const olds = oldSections.filter(({ isRepealed }) => !isRepealed).map((section) => made(section, '', section.text));
  const news = placesOf(newSections);
  for (const place of [...olds, ...news]) {
    place.grams = gramsOf(place.words);
    place.headGrams = gramsOf(wordsOf(place.heading));
  }
  const weight = weightsOf(
    [...olds, ...news.filter(({ place, section }) => place === section)].map(({ grams }) => grams),
  );
  const headWeight = weightsOf([...olds, ...news].map(({ headGrams }) => headGrams));
  const links = olds.flatMap((old, oldAt) =>
    news.flatMap((found, newAt) => {
      const there = covered(old.grams, found.grams, weight);
      const back = covered(found.grams, old.grams, weight);
      const head = isTelling(old, found)
        ? (covered(old.headGrams, found.headGrams, headWeight) + covered(found.headGrams, old.headGrams, headWeight)) /
          2
        : 0;
      return Math.max(there, back) < 0.2 && head < 0.5 ? [] : [{ old, found, oldAt, newAt, there, back, head }];
    }),
  );
  return { olds, news, links, weight };
}

export const shareOf = ({ old, found }) => equalShare(old.words, found.words);
