import { expect, it } from 'vitest';
import { findPrototypeKey } from './json-body.js';

it.each([
  ['{"query":{"match_all":{}},"__proto__":{"size":5}}', '__proto__'],
  ['{"query":{"bool":{"must":[{"match":{"__proto__":"a"}}]}}}', 'query.bool.must[0].match.__proto__'],
  ['{"a":{"constructor":{"prototype":{"x":1}}}}', 'a.constructor'],
  ['{"constructor":"Acme Builders"}', undefined],
  ['{"text":"__proto__"}', undefined],
  ['{"query":', undefined],
  ['', undefined],
])('finds the key that would change a prototype: %s', (text, path) => {
  expect(findPrototypeKey(text)).toBe(path);
});

it('finds it at any depth', () => {
  const deep = 10_000;
  expect(findPrototypeKey(`${'[{"a":'.repeat(deep)}{"__proto__":1}${'}]'.repeat(deep)}`)).toMatch(/^\[0\]\.a/);
});
