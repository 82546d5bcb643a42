import { describe, expect, it } from 'vitest';
import { checkUserId } from './check-user-id.js';

const call = { service: 'library', name: 'saveQuery' };
const principal = { userId: 7 } as never;
const check =
  (parts: { readonly query?: unknown; readonly body?: unknown }, named = call) =>
  () =>
    checkUserId({ call: named, query: undefined, body: undefined, principal, onForeign: () => undefined, ...parts });

describe('a user id in a request', () => {
  it.each([
    undefined,
    {},
    { userid: '' },
    { userid: '0' },
    { userid: 0 },
    { userid: '7' },
    { userID: 7 },
    { userid: null },
  ])("that is missing or the user's own is accepted: %o", (part) => {
    expect(check({ query: part })).not.toThrow();
    expect(check({ body: part })).not.toThrow();
  });

  it.each([
    { userid: '8' },
    { userid: 8 },
    { userid: ['7'] },
    { userid: { $ne: 7 } },
    { userID: '8' },
    { userid: '7', userID: '8' },
    { userid: 'welcome' },
  ])('of another user is refused in every spelling: %o', (part) => {
    expect(check({ query: part })).toThrow(/not that of the signed-in user/);
    expect(check({ body: part })).toThrow(/not that of the signed-in user/);
  });

  it('may be the specification’s word only on the generic query', () => {
    expect(check({ query: { userid: 'welcome' } }, { service: 'search', name: 'query' })).not.toThrow();
  });
});
