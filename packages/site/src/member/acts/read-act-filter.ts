import { actListLimits, actMakers, actOrders, actStates } from '@headnote/core/contract';
import type { ActFilter } from '../../links/act-list-address.js';

/** Reads what narrows the list from its address; values that mean nothing are left out. */
export function readActFilter(parameters: URLSearchParams): ActFilter {
  const letter = parameters.get('letter') ?? '';
  const [fromYear, toYear] = [yearOf(parameters.get('fromYear')), yearOf(parameters.get('toYear'))];
  const ministries = parameters.getAll('ministries').slice(0, actListLimits.maxMinistries);
  const filter: ActFilter = {
    ...(/^[A-Z#]$/.test(letter) && { letter }),
    ...(fromYear !== undefined && { fromYear }),
    ...(toYear !== undefined && { toYear }),
    ...(ministries.length > 0 && { ministries }),
  };
  const status = actStates.find((one) => one === parameters.get('status'));
  const madeBy = actMakers.find((one) => one === parameters.get('madeBy'));
  const order = actOrders.find((one) => one === parameters.get('order'));
  return { ...filter, ...(status && { status }), ...(madeBy && { madeBy }), ...(order && { order }) };
}

const yearOf = (value: string | null): number | undefined => (/^\d{4}$/.test(value ?? '') ? Number(value) : undefined);
