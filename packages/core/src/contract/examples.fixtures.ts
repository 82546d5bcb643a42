import type { calls } from './calls.js';
import type { Example, ExamplesOf } from './examples/example.fixtures.js';
import { memberExamples } from './examples/member.fixtures.js';
import { publicExamples } from './examples/public.fixtures.js';

const byService: { readonly [S in keyof typeof calls]: ExamplesOf<S> } = { ...publicExamples, ...memberExamples };

/** An example of every call, by `service.name`. */
export const examples: Readonly<Record<string, Example>> = Object.fromEntries(
  Object.entries(byService).flatMap(([service, group]) =>
    Object.entries<Example>(group).map(([name, example]) => [`${service}.${name}`, example]),
  ),
);

export type { Example } from './examples/example.fixtures.js';
