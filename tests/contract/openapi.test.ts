import { readFileSync } from 'node:fs';
import { contract, notBuilt } from '@headnote/core/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly 'x-also'?: readonly string[];
  readonly 'x-ours'?: true;
  readonly 'x-not-built'?: true;
}

const text = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
const parse = () => JSON.parse(text) as { openapi: string; paths: Record<string, Record<string, Operation>> };
const { paths } = parse();
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
const nameOf = ({ service, name }: { readonly service: string; readonly name: string }) => `${service}.${name}`;

async function isValid(document: object): Promise<boolean> {
  return (await new Validator().validate(document as Record<string, unknown>)).valid;
}

describe('docs/openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(parse() as unknown as Record<string, unknown>)).toEqual({ valid: true });
    expect(parse().openapi).toMatch(/^3\.1\./);
  });

  it('is looked at by a validator that refuses what is none', async () => {
    const broken = parse();
    const [first] = Object.keys(broken.paths);
    expect(await isValid({ ...broken, paths: { ...broken.paths, [first ?? '']: { get: { responses: 1 } } } })).toBe(
      false,
    );
    expect(await isValid({ ...broken, info: {} })).toBe(false);
  });

  it.each(contract.map((call) => [nameOf(call), call] as const))('has %s where the contract has it', (name, call) => {
    const operation = paths[call.path]?.[call.method.toLowerCase()];
    expect([operation?.operationId, ...(operation?.['x-also'] ?? [])]).toContain(name);
    expect(operation?.['x-not-built'] ?? false).toBe(notBuilt.includes(name));
    expect(operation?.['x-ours'] ?? false).toBe(call.ours);
    expect(operation?.summary).not.toBe('');
    if (call.auth === 'member') expect(operation?.security).toEqual([{ bearer: [] }]);
    if (call.auth === 'no-token') expect(operation?.security).toEqual([{ noToken: [] }]);
    for (const alias of call.aliases ?? []) expect(paths[alias]?.[call.method.toLowerCase()]).toBeDefined();
    if (call.twin) expect(paths[call.path]?.['post']).toMatchObject({ operationId: `${name}.twin`, 'x-ours': true });
  });

  it('has every operation once, and none that the contract does not have', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(contract.map(nameOf));
    expect(ids.filter((id) => !known.has(id.replace(/\.(twin|alias\d+)$/, '')))).toEqual([]);
  });
});
