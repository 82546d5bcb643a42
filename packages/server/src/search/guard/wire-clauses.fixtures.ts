import type { EngineRequest } from '../model/engine-request.js';
import { parseBody } from './parse-body.js';
import type { WireClause } from '../engines/plain-scan.fixtures.js';

/** The engine's request for a body of a member. */
export const request = (body: Readonly<Record<string, unknown>>): EngineRequest =>
  parseBody({ size: 100, ...body }, { audience: 'member' }).request;
/** Finds a word. */
export const match = (word: string, field = 'content'): WireClause => ({ match: { [field]: word } });
/** Finds clauses near each other. */
export const near = (of: readonly WireClause[], within: number | string, ordered = false): WireClause => ({
  near: { field: 'content', of, within, ordered },
});
