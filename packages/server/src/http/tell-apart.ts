import type { ContractCall } from '@headnote/core/contract';

function fieldsOf({ body }: ContractCall): readonly string[] {
  const { entries } = (body ?? {}) as { readonly entries?: object };
  return Object.keys(entries ?? {});
}

/** Selects one of the calls that share a path: the call with the most fields in the body; on a tie, the first. */
export function tellApart([first, ...others]: readonly ContractCall[], body: unknown): ContractCall | undefined {
  if (first === undefined || others.length === 0 || typeof body !== 'object' || body === null) return first;
  const hits = (call: ContractCall): number => fieldsOf(call).filter((name) => name in body).length;
  return others.reduce((best, call) => (hits(call) > hits(best) ? call : best), first);
}
