import type { ContractCall } from '@headnote/core/contract';

function fieldsOf({ body }: ContractCall): readonly string[] {
  const { entries } = (body ?? {}) as { readonly entries?: object };
  return Object.keys(entries ?? {});
}

/** Which of the calls that share a path a body is meant for: the one whose fields it has most of, the first of equals. */
export function tellApart([first, ...others]: readonly ContractCall[], body: unknown): ContractCall | undefined {
  if (first === undefined || others.length === 0 || typeof body !== 'object' || body === null) return first;
  const hits = (call: ContractCall): number => fieldsOf(call).filter((name) => name in body).length;
  return others.reduce((best, call) => (hits(call) > hits(best) ? call : best), first);
}
