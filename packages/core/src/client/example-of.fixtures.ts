import { examples, type Example } from '../contract/examples.fixtures.js';
import type { Call } from '../contract/index.js';

/** Returns the example of a call. Throws if the contract has none. */
export function exampleOf({ service, name }: Call<never>): Example {
  const example = examples[`${service}.${name}`];
  if (!example) throw new Error(`The call ${service}.${name} has no example.`);
  return example;
}
