import { readFileSync } from 'node:fs';
import { contract } from '@headnote/core/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { callsNotBuilt } from '../../packages/server/src/routes/calls-not-built.js';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly { readonly name: string }[];
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly 'x-also'?: readonly string[];
  readonly 'x-ours'?: true;
  readonly 'x-not-built'?: true;
}

const notBuilt = callsNotBuilt();
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

  it('is checked by a validator that rejects invalid documents', async () => {
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
    if (call.postAlias)
      expect(paths[call.path]?.['post']).toMatchObject({ operationId: `${name}.post`, 'x-ours': true });
  });

  it('describes every call without comment marks', () => {
    expect(operations.map(({ summary }) => summary).filter((summary) => /[*@]|\s{2}|^\s|\s$/.test(summary))).toEqual(
      [],
    );
  });

  it('lists for the alias of the bare acts only the parameters of the specification', () => {
    const parameters = paths['/api/ecservice/getbareacts']?.['post']?.parameters;
    expect(parameters?.map(({ name }) => name)).toEqual(['adddocument', 'frompage']);
  });

  it('has every operation once, and only those of the contract', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(contract.map(nameOf));
    expect(ids.filter((id) => !known.has(id.replace(/\.(post|alias\d+)$/, '')))).toEqual([]);
  });
});

describe('docs/contract.md', () => {
  const page = readFileSync(new URL('../../docs/contract.md', import.meta.url), 'utf8');
  const cellsOf = (name: string) =>
    page
      .split('\n')
      .find((row) => row.startsWith(`| \`client.${name}\` `))
      ?.split(' | ');

  it.each([
    ['citations.lookup', 4, 'query `book`, `flag`, `year`, `vol`'],
    ['citations.lookup', 5, 'a list of `text`, `count`, `documentId` (`outdata`°)'],
    ['mail.sendJudgment', 5, '`message`'],
    ['account.newTicket', 3, '`refreshToken`, `inBody`'],
    ['account.newTicket', 4, 'query `refreshtoken`, `logintype`; body `refreshtoken`°, `logintype`°'],
    ['account.signOut', 4, 'query `refreshtoken`, `userid`; body `refreshtoken`°, `userid`°'],
    ['search.acts', 5, '`total`, `hits`, `facets`, `timedOut`, `tookMs`'],
  ])('marks our own names, and only them: %s', (name, cell, text) => {
    expect(cellsOf(name)?.[cell]).toBe(text);
  });
});
