import type { Client } from '@headnote/core/client';

type Method = (...values: unknown[]) => Promise<unknown>;

/**
 * A client whose code is loaded with its first call: the first page comes with its data and does not need it.
 * Calls behave as the client's own. A call rejects when the code cannot be loaded.
 */
export function createLazyClient(load: () => Promise<Client>): Client {
  let known: Client | undefined;
  let loading: Promise<Client> | undefined;

  async function ready(): Promise<Client> {
    loading ??= load();
    try {
      known = await loading;
      return known;
    } catch (error) {
      // The next call tries again; the connection may be back.
      loading = undefined;
      throw error;
    }
  }

  const service = (serviceName: string) =>
    new Proxy<Record<string, Method>>(
      {},
      {
        get:
          (_, callName: string): Method =>
          async (...values) => {
            const client = (await ready()) as unknown as Record<string, Record<string, Method> | undefined>;
            const call = client[serviceName]?.[callName];
            if (!call) throw new TypeError(`The contract has no call ${serviceName}.${callName}.`);
            return call(...values);
          },
      },
    );

  const clockOffset = () => known?.clockOffset();
  return new Proxy({} as Client, {
    get: (_, name: string) => (name === 'clockOffset' ? clockOffset : service(name)),
  });
}
