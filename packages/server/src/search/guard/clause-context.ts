import type { Clause } from '../model/engine-request.js';
import type { Audience } from '../model/audience.js';
import type { Allowance } from './allowance.js';

/** Parses the value of a clause at a path. */
export type ClauseParser = (value: unknown, path: string, context: ClauseContext) => Clause;

/** Context of every clause parser, in addition to value and path. */
export interface ClauseContext {
  readonly allowance: Allowance;
  readonly audience: Audience;
  readonly depth: number;
  /** Parses a clause inside this one. */
  readonly parse: ClauseParser;
}
