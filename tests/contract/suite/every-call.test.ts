import { existsSync } from 'node:fs';
import { contract } from '@headnote/core/contract';
import { describe, expect, it } from 'vitest';
import { callsNotBuilt } from '../../../packages/server/src/routes/calls-not-built.js';
import { allCases } from './all-cases.js';
import type { AnyCases } from './case.js';

const KINDS = ['success', 'failure', 'badInput'] as const;
type Table = Readonly<Record<string, Readonly<Record<string, AnyCases>>>>;
const table = allCases as unknown as Table;

const notBuilt = callsNotBuilt();
/** A call with the site as its base is a file of a page. */
const built = contract
  .filter(({ base }) => base !== 'web')
  .map(({ service, name }) => `${service}.${name}`)
  .filter((name) => !notBuilt.includes(name));

/** The kinds of cases that built calls lack, as `service.call: kind`. */
function lacking(names: readonly string[], cases: Table): string[] {
  return names.flatMap((one) => {
    const [service = '', name = ''] = one.split('.');
    const rows = cases[service]?.[name];
    return KINDS.filter((kind) => (rows?.[kind].length ?? 0) === 0).map((kind) => `${one}: ${kind}`);
  });
}

describe('every built call', () => {
  it('has a case that succeeds, one that fails and one with bad input', () => {
    expect(built.length).toBeGreaterThan(25);
    expect(lacking(built, table)).toEqual([]);
  });

  it('fails this check without a row, and without one of the kinds', () => {
    const { signIn, ...others } = table['account'] ?? {};
    expect(lacking(built, { ...table, account: others })).toEqual(KINDS.map((kind) => `account.signIn: ${kind}`));
    const mute: AnyCases = { success: signIn?.success ?? [], failure: [], badInput: signIn?.badInput ?? [] };
    const silent = { ...table, account: { ...others, signIn: mute } };
    expect(lacking(built, silent)).toEqual(['account.signIn: failure']);
  });

  it('is run by the test file of its service', () => {
    const here = new URL('.', import.meta.url);
    const services = new Set(built.map((name) => name.split('.')[0] ?? ''));
    expect([...services].filter((service) => !existsSync(new URL(`${service}.test.ts`, here)))).toEqual([]);
  });

  it('has cases only if it is built', () => {
    const named = Object.entries(table).flatMap(([service, rows]) =>
      Object.keys(rows).map((name) => `${service}.${name}`),
    );
    expect(named.filter((name) => !built.includes(name))).toEqual([]);
  });
});
