import type { EngineAnswer } from '../../model/engine.js';
import type { EngineRequest } from '../../model/engine-request.js';
import { aggregate } from './aggregate.js';
import { evaluate } from './evaluate.js';
import type { EvaluationContext } from './evaluation.js';
import { NOTHING, planOf } from './plan.js';

/** The documents that match each choice, by its name. */
export type ChoiceMasks = ReadonlyMap<string, Uint8Array>;

/** Marks the documents of each choice of a request. */
export function maskChoices({ choices = [] }: EngineRequest, context: EvaluationContext): ChoiceMasks {
  const options = { sources: context.words, isScored: false };
  return new Map(choices.map(({ name, clause }) => [name, evaluate(planOf(clause, options), context).mask]));
}

/** Returns the documents of a kind that match all choices, but one; undefined if that is no limit. */
export function joinChoices(
  kind: Uint8Array | undefined,
  choices: ChoiceMasks,
  { but }: { readonly but?: string } = {},
): Uint8Array | undefined {
  const masks = [...choices].filter(([name]) => name !== but).map(([, mask]) => mask);
  const [first, ...others] = kind === undefined ? masks : [kind, ...masks];
  return first && others.reduce((joined, mask) => joined.map((is, at) => is & mask[at]!), first);
}

interface OpenOptions {
  readonly choices: ChoiceMasks;
  readonly kind: Uint8Array | undefined;
  readonly context: EvaluationContext;
}

/** Counts the values of which a reader has chosen some: each list without its own choice. Runs the query once for all. */
export function countOpen(
  request: EngineRequest,
  { choices, kind, context }: OpenOptions,
): EngineAnswer['aggregations'] {
  const aggregations = request.aggregations.filter(({ name }) => choices.has(name));
  const histograms = (request.histograms ?? []).filter(({ name }) => choices.has(name));
  const names = [...aggregations, ...histograms].map(({ name }) => name);
  if (names.length === 0) return {};
  const others = new Map(names.map((but) => [but, joinChoices(kind, choices, { but })]));
  const { words } = context;
  const plan = words.isLate ? NOTHING : planOf(request.query, { sources: words, isScored: false });
  const { mask } = evaluate(plan, context, anyOf([...others.values()]));
  return aggregate({ aggregations, histograms }, context, ({ name }) => {
    const allowed = others.get(name);
    return allowed === undefined ? mask : mask.map((is, at) => is & allowed[at]!);
  });
}

/** The documents in any of the masks; undefined if one of them has all. */
function anyOf(masks: readonly (Uint8Array | undefined)[]): Uint8Array | undefined {
  return masks.reduce((any, mask) => any && mask && any.map((is, at) => is | mask[at]!));
}
