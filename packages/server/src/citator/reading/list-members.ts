import type { Citation } from '@headnote/core/citation';

/** A provision of a list, or one that is no list. */
export type ProvisionMember = Pick<Citation, 'start' | 'end' | 'text' | 'canonical' | 'unit' | 'number'>;

/** Between the members of a list in its normal form. */
const BETWEEN = /, | r\/w /;

/**
 * Splits a list of sections or articles, so that each links to its own: `Sections 302, 307 and 34 IPC` has three members. The first
 * one begins with the word, the last one ends with the act. A range, and parts of the section before, `22(4), (5)`, stay in one.
 */
export function listMembers(citation: Citation): ProvisionMember[] {
  const { unit, number = '', text, start, end, canonical } = citation;
  const whole = { start, end, text, canonical, unit: unit ?? '', number };
  if (unit !== 'S.' && unit !== 'Art.') return [whole];
  const members = membersOf(number);
  if (members.length < 2) return [whole];
  const places = placesIn(text, members);
  if (places.length < members.length) return [whole];
  return members.map((member, index) => {
    const from = index === 0 ? 0 : (places[index] ?? 0);
    const next = places[index + 1];
    const to = next === undefined ? text.length : lastOf(text.slice(0, next));
    const printed = text.slice(from, to);
    return {
      start: start + from,
      end: start + to,
      text: printed,
      unit,
      number: member,
      canonical: canonical.replace(number, () => member),
    };
  });
}

function membersOf(number: string): string[] {
  const members: string[] = [];
  for (const part of number.split(BETWEEN)) {
    const last = members.length - 1;
    if (/^\d/.test(part) || last < 0) members.push(part);
    else members[last] = `${members[last]}, ${part}`;
  }
  return members;
}

/** Before a number that is part of another one, or of a section. */
const INSIDE = /[\d(]/;

/** Where the numbers of the members begin, in order. */
function placesIn(text: string, members: readonly string[]): number[] {
  const places: number[] = [];
  // The parts before a section have numbers too: `clause (2) of article 19, 21`.
  let from = Math.max(0, text.search(/(?<![\w(])\d/));
  for (const member of members) {
    const digits = /^\d+/.exec(member)?.[0] ?? '';
    let at = text.indexOf(digits, from);
    while (at > 0 && (INSIDE.test(text.charAt(at - 1)) || /\d/.test(text.charAt(at + digits.length))))
      at = text.indexOf(digits, at + 1);
    if (at < 0) return places;
    places.push(at);
    from = at + digits.length;
  }
  return places;
}

/** The end of a member: before the words and signs that join it to the next. */
const lastOf = (text: string): number =>
  text.replace(/(?:\s|,|&|\/|\band\b|\bor\b|\bto\b|r\/w\.?|\bread\swith\b|\bsections?\b|\bsec\.?|\bs\.|[-–])+$/i, '')
    .length;
