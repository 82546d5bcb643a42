import { describe, expect, it } from 'vitest';
import { contract, type ContractCall } from './index.js';

/* Which call has which marks is in the hand-typed wire file of the contract suite; these rules are about all of them. */

const nameOf = ({ service, name }: ContractCall): string => `${service}.${name}`;
const names = (keep: (call: ContractCall) => boolean): string[] => contract.filter(keep).map(nameOf).sort();

describe('what a client may do with a call', () => {
  const writers = names(({ postAlias }) => postAlias === true);

  it('C2: a GET that writes is never repeated, bypasses every cache, and is sent as a POST', () => {
    expect(writers.length).toBeGreaterThan(0);
    expect(names(({ noStore }) => noStore === true)).toEqual(writers);
    expect(names(({ method, safe }) => method === 'GET' && safe !== true)).toEqual(writers);
  });

  it('C2: their values travel in the body, so no address and no log contains a note', () => {
    for (const call of contract.filter(({ postAlias }) => postAlias)) {
      const wire = call.request({ note: 'n', documentId: 'd', name: 'r' } as never);
      expect(wire.query, nameOf(call)).toBeUndefined();
      expect(wire.body, nameOf(call)).toBeDefined();
    }
  });

  it('C3: a call with an idempotency key writes', () => {
    expect(names(({ idempotent }) => idempotent === true).length).toBeGreaterThan(0);
    expect(names(({ idempotent, safe }) => idempotent === true && safe === true)).toEqual([]);
  });

  it('no call raises the flag of another area: completions and embeds none, visitors and members their own', () => {
    const isQuiet = ({ service }: ContractCall) => ['complete', 'embed'].includes(service);
    expect(names((call) => isQuiet(call) && call.loading !== undefined)).toEqual([]);
    expect(names(({ auth, loading }) => auth === 'member' && loading === 'loadme')).toEqual([]);
    expect(names(({ auth, loading }) => auth === 'no-token' && loading !== 'loadme')).toEqual([]);
  });
});

describe('importing the contract', () => {
  it('makes no call and keeps no state: two calls with the same input return equal, separate requests', () => {
    for (const call of contract.filter(({ service }) => service === 'complete')) {
      const [one, other] = [call.request({ text: 'a' } as never), call.request({ text: 'a' } as never)];
      expect(one).toEqual(other);
      expect(one.query).not.toBe(other.query);
    }
  });
});
