import type { AmendedPlace } from '@headnote/core/content/browser';

/** Amended words, and what their note says. */
export interface Amended extends AmendedPlace {
  readonly note: string;
  /** `30 August 2019`, or only the year; empty if the note names neither. */
  readonly day: string;
}

/** A bracket next to the lines of a text, in px from the top of the text. */
export interface Bracket {
  readonly top: number;
  readonly height: number;
  readonly amendment: Amended;
  /** False where the day would cover the one above. */
  readonly hasDay: boolean;
  /** True where a number of a sub-section is left of its first line: the day is below it. */
  readonly isLower: boolean;
}

/** Height of a day in two lines, and of the number of a sub-section, in px. */
const DAY = 34;
const NUMBER = 26;

/** Measures where the amended lines are. Of amendments in the same lines the first one counts; one inside another has no bracket of its own. */
export function bracketsOf(root: Element, amended: readonly Amended[]): readonly Bracket[] {
  const origin = root.getBoundingClientRect().top;
  const brackets: Bracket[] = [];
  let below = -Infinity;
  let dayBelow = -Infinity;
  for (const amendment of amended) {
    const { top: first, bottom: last } = amendment.range.getBoundingClientRect();
    const top = Math.round(first - origin);
    const bottom = Math.round(last - origin);
    if (bottom <= top || top < below) continue;
    const isLower = hasNumber(amendment.range);
    const day = top + (isLower ? NUMBER : 0);
    const hasDay = amendment.day !== '' && day >= dayBelow;
    if (hasDay) dayBelow = day + DAY;
    brackets.push({ top, height: bottom - top, amendment, hasDay, isLower });
    below = bottom - 4;
  }
  return brackets;
}

/** Whether the paragraph in which it begins has a number left of the margin rule. */
function hasNumber({ startContainer }: Range): boolean {
  const block = startContainer.parentElement?.closest('p, li, h2, h3, h4');
  return block?.querySelector('.hn-document__number') !== null;
}
