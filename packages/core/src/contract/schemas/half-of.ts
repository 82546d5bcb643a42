import type { ServerHalf } from '../call.js';

/** The server's halves of a service. A call that takes nothing and whose answer the client reads entirely needs none. */
export type HalfOf<G> = { readonly [N in keyof G]?: ServerHalf };
