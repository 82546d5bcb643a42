import type { ContractCall } from '@headnote/core/contract';
import type { BuiltCall } from './built-call.js';

/** The name of a call as `service.call`. */
export function nameOf({ service, name }: Pick<ContractCall, 'service' | 'name'>): string {
  return `${service}.${name}`;
}

/**
 * Finds the handler of a call: its own, or that of a call on the same path with the same body schema. Returns undefined
 * for a call that is not built.
 */
export function findHandler<Dependencies>(
  call: ContractCall,
  samePath: readonly ContractCall[],
  built: readonly BuiltCall<Dependencies>[],
): BuiltCall<Dependencies> | undefined {
  const names = new Set(samePath.filter(({ body }) => body === call.body).map(nameOf));
  return built.find((one) => nameOf(one.call) === nameOf(call)) ?? built.find((one) => names.has(nameOf(one.call)));
}
