import * as v from 'valibot';
import type { packages } from './calls.js';
import { aPackage } from './package.js';
import type { HalfOf } from '../schemas/half-of.js';
import { schemaOfKind } from '../schemas/reply-of.js';
import { listing } from '../schemas/schema-parts.js';

/** A package as our server writes it. */
export const packageRow = /* @__PURE__ */ schemaOfKind(aPackage, {
  ours: ['packageId', 'initialAmt', 'isTrial'],
  fields: { packageId: v.number() },
});

/** The server's half of the package calls. */
export const packagesHalf = { list: { reply: listing([v.array(packageRow)]) } } as const satisfies HalfOf<
  typeof packages
>;
