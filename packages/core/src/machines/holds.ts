/**
 * A reason to pause automatic movement: the pointer or focus is on it, or the page is hidden.
 */
export type Hold = 'hover' | 'focus' | 'hidden';

/** Returns the reasons that still apply when the user starts the movement: pointer and focus are on the button. */
export function holdsOnPlay(holds: readonly Hold[]): readonly Hold[] {
  return withoutHold(withoutHold(holds, 'hover'), 'focus');
}

/** Adds a reason. Returns the same list if it contains the reason. */
export function withHold(holds: readonly Hold[], hold: Hold): readonly Hold[] {
  return holds.includes(hold) ? holds : [...holds, hold];
}

/** Removes a reason. Returns the same list if it does not contain the reason. */
export function withoutHold(holds: readonly Hold[], hold: Hold): readonly Hold[] {
  return holds.includes(hold) ? holds.filter((other) => other !== hold) : holds;
}
