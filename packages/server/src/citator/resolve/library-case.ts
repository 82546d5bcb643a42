import type { FoundCase } from '@headnote/core/citation';

/** A judgment of the library that a citation may lead to. */
export interface LibraryCase extends FoundCase {
  readonly courtId: number;
  /** ISO date, or null. */
  readonly decidedOn: string | null;
  /** Every key that other documents cite it by. */
  readonly keys: readonly string[];
}
