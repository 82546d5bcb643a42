import type { ServerHalf } from '../call.js';

/** A server's half for every call of a service. */
export type HalfOf<G> = { readonly [N in keyof G]: ServerHalf };
