import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract } from './index.js';
import { examples } from './examples.fixtures.js';

const named = contract.map((call) => [`${call.service}.${call.name}`, call] as const);

describe('every call of the contract', () => {
  it('has an example, and every example belongs to a call', () => {
    expect(Object.keys(examples).sort()).toEqual(named.map(([name]) => name).sort());
  });

  it.each(named)('%s reads its documented answer to its English value', (name, call) => {
    const example = examples[name];
    expect(v.parse(call.answer, example?.answer)).toEqual(example?.value);
  });

  it.each(named.filter(([, { reply }]) => reply))('%s documents the answer that its example has', (name, { reply }) => {
    const answer = examples[name]?.answer;
    expect(reply && v.safeParse(reply, answer).issues).toBeUndefined();
    const strict = reply && v.safeParse(strictly(reply), answer);
    expect(strict?.issues).toBeUndefined();
  });

  it.each(named)('%s sends only what the server’s schemas accept', (name, call) => {
    const wire = call.request(examples[name]?.input as never);
    const query = call.postAlias ? wire.body : wire.query;
    if (call.query) expect(v.safeParse(call.query, query ?? {}).issues).toBeUndefined();
    else expect(query).toBeUndefined();
    if (call.body) expect(v.safeParse(call.body, wire.body).issues).toBeUndefined();
    else if (!call.postAlias) expect(wire.body).toBeUndefined();
  });
});

/** The same schema, without unknown fields at the outermost level. */
function strictly(schema: v.GenericSchema): v.GenericSchema {
  const { entries } = schema as { readonly entries?: v.ObjectEntries };
  return entries ? v.strictObject(entries) : schema;
}
