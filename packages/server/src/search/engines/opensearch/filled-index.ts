import type { EngineClient } from './transport/client.js';
import { EngineError } from './transport/engine-error.js';

type Limits = () => { readonly milliseconds: number; readonly signal: AbortSignal | undefined };

type Mappings = Readonly<Record<string, { readonly mappings?: { readonly _meta?: { readonly filling?: boolean } } }>>;

/** An index as it was when it was looked at. */
interface Seen {
  /** Empty if there is none. */
  readonly name: string;
  readonly isFilling: boolean;
}

/** Knows whether the index that answers has every document. */
export interface FilledIndex {
  /** Looks at the index before a search; asks OpenSearch nothing about one that is known to be filled. */
  look(limits: Limits): Promise<Seen>;
  /**
   * Returns whether the answer of a search may lack documents. `answered` is the name of the index of a hit; without a
   * hit, the index may be another one than before, which is empty.
   */
  lacks(seen: Seen, answered: string | undefined, limits: Limits): Promise<boolean>;
}

/**
 * Opens the knowledge of one alias. Any process may delete, create and fill its index, and an index is filled once: so
 * the name of a filled one is enough to know.
 */
export function openFilledIndex(client: EngineClient, alias: string): FilledIndex {
  let filled = '';

  async function read(limits: Limits): Promise<Seen> {
    const path = `/${alias}/_mapping?filter_path=*.mappings._meta`;
    try {
      const mappings = await client.call<Mappings>({ method: 'GET', path, ...limits() });
      const [[name, { mappings: { _meta: meta = {} } = {} }] = ['', {}]] = Object.entries(mappings);
      const isFilling = meta.filling === true;
      filled = isFilling ? '' : name;
      return { name, isFilling };
    } catch (error) {
      if (error instanceof EngineError && error.status === 404) return { name: '', isFilling: true };
      throw error;
    }
  }

  return {
    look: async (limits) => (filled === '' ? read(limits) : { name: filled, isFilling: false }),
    async lacks(seen, answered, limits) {
      if (seen.isFilling) return true;
      return answered === seen.name ? false : (await read(limits)).isFilling;
    },
  };
}
