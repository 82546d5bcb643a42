import type { ContractCall } from './call.js';
import { calls } from './calls.js';

export { calls } from './calls.js';

/** Every call of the contract with both halves, in a list: what the server's routes and the documents are made from. */
export const contract: readonly ContractCall[] = Object.values(calls).flatMap((service): ContractCall[] =>
  Object.values(service),
);
