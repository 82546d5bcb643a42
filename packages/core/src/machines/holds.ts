/**
 * What keeps something that moves by itself standing still: the pointer or the focus is on it, or nobody sees the page.
 */
export type Hold = 'hover' | 'focus' | 'hidden';

/** The reasons that stand when the reader starts the movement: the button is under the pointer and has the focus. */
export function holdsOnPlay(holds: readonly Hold[]): readonly Hold[] {
  return withoutHold(withoutHold(holds, 'hover'), 'focus');
}

/** The reasons with one more; the same list when it is there already. */
export function withHold(holds: readonly Hold[], hold: Hold): readonly Hold[] {
  return holds.includes(hold) ? holds : [...holds, hold];
}

/** The reasons without one; the same list when it is not there. */
export function withoutHold(holds: readonly Hold[], hold: Hold): readonly Hold[] {
  return holds.includes(hold) ? holds.filter((other) => other !== hold) : holds;
}
