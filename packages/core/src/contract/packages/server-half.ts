import * as v from 'valibot';
import type { packages } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { listing, ours } from '../schemas/schema-parts.js';

/** A package as our server writes it. */
export const packageRow = v.object({
  packageId: ours(v.number()),
  priority: v.number(),
  packageName: v.string(),
  packageDesc: v.string(),
  renewAmt: v.number(),
  initialAmt: ours(v.number()),
  isTrial: ours(v.boolean()),
});

/** The server's half of the package calls. */
export const packagesHalf = { list: { reply: listing([v.array(packageRow)]) } } as const satisfies HalfOf<
  typeof packages
>;
