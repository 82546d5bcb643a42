import type { NamedAct, NamedProvision } from '@headnote/core/contract';
import { useQueries } from '@tanstack/react-query';
import { findActs } from '../../data/act-queries.js';
import { provisionFields } from '../../data/provision-fields.js';
import type { ReadSearch } from '../../data/read-search.js';
import { useServices } from '../../services/ServicesProvider.js';

/** Provisions of one search that are looked up. */
const MAX_PROVISIONS = 3;

/** A provision that a search names, with the acts that it may be of. */
export interface ProvisionOfSearch extends NamedProvision {
  readonly typed: string;
  readonly acts: readonly NamedAct[];
}

/** The provisions that a search names among other words, as typed and as the library reads them; without those that it cannot read. */
export function useNamedProvisions({ search, tree }: ReadSearch): readonly ProvisionOfSearch[] {
  const { client } = useServices();
  const named = search.kind === 'text' ? provisionFields(tree).slice(0, MAX_PROVISIONS) : [];
  const found = useQueries({ queries: named.map((text) => findActs(client, text)) });
  return named.flatMap((typed, index) => {
    const { provision, acts = [] } = found[index]?.data ?? {};
    return provision ? [{ ...provision, typed, acts }] : [];
  });
}

/** Whether a provision is of a penal code, of which the time of the offence decides. */
export const isPenal = (canonical: string): boolean => /\b(?:IPC|BNS)$/.test(canonical);
