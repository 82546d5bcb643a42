import * as v from 'valibot';
import type { articles } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { giving } from '../schemas/schema-parts.js';

/** The server's half of the article calls. */
export const articlesHalf = {
  list: { reply: giving(v.array(v.object({ title: v.string(), url: v.string(), subtitle: v.string() }))) },
} as const satisfies HalfOf<typeof articles>;
