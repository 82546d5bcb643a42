import { expect } from 'vitest';
import { twice, unsigned, type CasesOf, type Failure } from '../case.js';
import type { Member, Scene } from '../scene.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = 'correct horse 9';
const place = { firstName: 'Meera', lastName: 'Rao', countryId: 5, stateId: 29, city: 'Bengaluru' };

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const again = ({ person }: Member, scene: Scene) => scene.signIn(person);
const wrongPassword = (input: object): Failure => ({
  title: 'with a wrong password',
  input: () => ({ ...input }),
  code: 'refused',
  message: 'The password is not correct.',
});
const twoUserIds: Failure = {
  title: 'two user ids',
  input: () => undefined,
  change: twice('userid'),
  code: 'bad-query',
  message: 'must be given once',
};

/** What members do with their own account. */
export const ownAccountCases = {
  profile: {
    success: [
      {
        title: 'of a new member, with the number that the code confirmed',
        input: async (scene) => {
          await scene.newMember({ loginId: 'profiled', city: 'Thrissur' });
        },
        expects: (profile) =>
          expect(profile).toMatchObject({
            loginId: 'profiled',
            countryId: 5,
            stateId: 32,
            city: 'Thrissur',
            isMobileConfirmed: true,
            isEmailConfirmed: false,
            deletesOn: null,
          }),
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [twoUserIds],
  },
  saveProfile: {
    success: [
      {
        title: 'and reads it back',
        input: async (scene) => {
          await scene.newMember();
          return place;
        },
        expects: async ({ message }, scene) => {
          expect(message).toBe('Your profile was saved.');
          expect(await (await scene.me()).client.account.profile(undefined)).toMatchObject(place);
        },
      },
    ],
    failure: [
      {
        title: 'a state of another country',
        input: () => ({ ...place, stateId: 96 }),
        code: 'refused',
        message: 'State must be selected!',
      },
      {
        title: 'a name with digits',
        input: () => ({ ...place, firstName: 'M33ra' }),
        code: 'refused',
        message: 'Please enter only text characters.',
      },
    ],
    badInput: [
      {
        title: 'a name as state',
        input: () => ({ ...place, stateId: 'Kerala' }),
        code: 'bad-query',
        message: 'stateMasterID',
      },
    ],
  },
  startContactChange: {
    success: [
      {
        title: 'and the code goes to the new address',
        input: async (scene) => {
          await scene.newMember();
          return { kind: 'email', to: 'new.address@example.com', password: PASSWORD };
        },
        expects: async ({ handle }, scene) => {
          expect(handle).not.toBe('');
          expect(await scene.code('new.address@example.com')).toMatch(/^\d{6}$/);
          const { email } = await (await scene.me()).client.account.profile(undefined);
          expect(email).not.toBe('new.address@example.com');
        },
      },
      {
        title: 'in the same words for the number of another member, who gets a message and no code',
        input: async (scene) => {
          await scene.activated({ mobile: '9777777777' });
          await scene.newMember();
          return { kind: 'mobile', to: '9777777777', password: PASSWORD };
        },
        expects: async ({ message, handle }, scene) => {
          expect([message, handle.length]).toEqual([expect.stringContaining('We sent a code') as string, 43]);
          const last = (await scene.test.messages()).at(-1);
          expect(last).toMatchObject({ template: 'already-registered', to: '9777777777' });
        },
      },
    ],
    failure: [
      wrongPassword({ kind: 'mobile', to: '9666666666', password: 'wrong horse 9' }),
      {
        title: 'a number of nine digits',
        input: () => ({ kind: 'mobile', to: '966666666', password: PASSWORD }),
        code: 'refused',
        message: 'Please enter valid active mobile number',
      },
      {
        title: 'the confirmed number of the account',
        input: async (scene) => ({
          kind: 'mobile',
          to: (await scene.newMember()).person.mobile,
          password: PASSWORD,
        }),
        code: 'refused',
        message: 'This is already the mobile number of your account.',
      },
    ],
    badInput: [
      {
        title: 'an unknown kind',
        input: () => ({ kind: 'fax', to: '9666666666', password: PASSWORD }),
        code: 'bad-query',
        message: 'kind',
      },
    ],
  },
  confirmContactChange: {
    success: [
      {
        title: 'and the old address gets a notice',
        input: async (scene) => {
          const { client } = await scene.newMember({ email: 'old@example.com' });
          const change = { kind: 'email', to: 'New@Example.com', password: PASSWORD } as const;
          const { handle } = await client.account.startContactChange(change);
          return { handle, code: await scene.code('New@Example.com') };
        },
        expects: async ({ message }, scene) => {
          expect(message).toBe('Your e-mail address was changed.');
          const profile = await (await scene.me()).client.account.profile(undefined);
          expect(profile).toMatchObject({ email: 'New@Example.com', isEmailConfirmed: true });
          const last = (await scene.test.messages()).at(-1);
          expect(last).toMatchObject({ template: 'email-changed', to: 'old@example.com' });
        },
      },
    ],
    failure: [
      {
        title: 'a wrong code',
        input: async (scene) => {
          const { client } = await scene.newMember();
          const change = { kind: 'mobile', to: '9555555555', password: PASSWORD } as const;
          const { handle } = await client.account.startContactChange(change);
          return { handle, code: otherThan(await scene.code('9555555555')) };
        },
        code: 'refused',
        message: 'The code is not correct or has expired.',
      },
      {
        title: 'the handle and the code of another member',
        input: async (scene) => {
          const { client } = await scene.newMember();
          const change = { kind: 'mobile', to: '9444444444', password: PASSWORD } as const;
          const { handle } = await client.account.startContactChange(change);
          await scene.newMember();
          return { handle, code: await scene.code('9444444444') };
        },
        code: 'refused',
        message: 'The code is not correct or has expired.',
      },
    ],
    badInput: [{ title: 'no code', input: () => ({ handle: 'h', code: '' }), code: 'bad-query', message: 'code' }],
  },
  changePassword: {
    success: [
      {
        title: 'and the other sessions end, this one stays',
        input: async (scene) => {
          const member = await scene.newMember({ loginId: 'changer' });
          await again(member, scene);
          return { oldPassword: PASSWORD, password: 'another horse 10' };
        },
        expects: async (_answer, scene) => {
          const me = await scene.me();
          expect(await me.client.account.sessions(undefined)).toMatchObject([{ isCurrent: true }]);
          await expect(again(me, scene)).rejects.toThrow('Incorrect username or password.');
          const next = await scene.signIn({ loginId: 'changer', password: 'another horse 10' });
          expect(next.userId).toBe(me.userId);
          expect((await scene.test.messages()).at(-1)?.template).toBe('password-changed');
        },
      },
    ],
    failure: [
      wrongPassword({ oldPassword: 'wrong horse 9', password: 'another horse 10' }),
      {
        title: 'a new password of seven characters',
        input: () => ({ oldPassword: PASSWORD, password: 'horse 7' }),
        code: 'refused',
        message: 'Password must have 8 to 128 characters!',
      },
      {
        title: 'the old password again',
        input: () => ({ oldPassword: PASSWORD, password: PASSWORD }),
        code: 'refused',
        message: 'The new password is the same as the old one.',
      },
    ],
    badInput: [
      {
        title: 'no old password',
        input: () => ({ oldPassword: '', password: 'another horse 10' }),
        code: 'bad-query',
        message: 'oldpassword',
      },
    ],
  },
  sessions: {
    success: [
      {
        title: 'this one first, each with its device and a masked address',
        input: async (scene) => {
          await again(await scene.newMember(), scene);
        },
        expects: (sessions) => {
          expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
          expect(sessions[0]).toMatchObject({ device: 'Unknown device', loginType: 1 });
          expect(sessions[0]?.address).toMatch(/^10\.\d+\.•\.•$/);
        },
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [twoUserIds],
  },
  endSession: {
    success: [
      {
        title: 'another session of the member',
        input: async (scene) => ({ id: (await again(await scene.newMember(), scene)).sessionId }),
        expects: async ({ message }, scene) => {
          expect(message).toBe('The session has ended.');
          expect(await (await scene.me()).client.account.sessions(undefined)).toHaveLength(1);
        },
      },
    ],
    failure: [
      {
        title: 'a session of another member, which goes on',
        input: async (scene) => {
          const { sessionId } = await scene.newMember();
          await scene.newMember();
          return { id: sessionId };
        },
        code: 'not-found',
        message: 'You have no such session.',
      },
      { title: 'an unknown session', input: () => ({ id: 'nothing' }), code: 'not-found', message: 'no such session' },
    ],
    badInput: [{ title: 'no id', input: () => ({ id: '' }), code: 'bad-query', message: 'id' }],
  },
  endOtherSessions: {
    success: [
      {
        title: 'two of three',
        input: async (scene) => {
          const member = await scene.newMember();
          await again(member, scene);
          await again(member, scene);
        },
        expects: async ({ message }, scene) => {
          expect(message).toBe('2 other sessions have ended.');
          const sessions = await (await scene.me()).client.account.sessions(undefined);
          expect(sessions).toMatchObject([{ isCurrent: true }]);
        },
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [twoUserIds],
  },
  accessTokens: {
    success: [
      {
        title: 'the last one first, by name and ending; the secret is in no list',
        input: async (scene) => {
          const { client } = await scene.newMember();
          await client.account.makeAccessToken({ name: 'Word add-in' });
          scene.wait(MINUTE);
          await client.account.makeAccessToken({ name: 'Assistant' });
        },
        expects: ({ tokens, usedToday }) => {
          expect(tokens.map(({ name }) => name)).toEqual(['Assistant', 'Word add-in']);
          expect(tokens[0]).toMatchObject({ lastUsedAt: '', usedToday: 0, address: '' });
          expect(tokens[0]?.ending).toMatch(/^[A-Za-z0-9]{5}$/);
          expect(JSON.stringify(tokens)).not.toContain('hn_');
          expect(usedToday).toBe(0);
        },
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [twoUserIds],
  },
  makeAccessToken: {
    success: [
      {
        title: 'with its secret, once',
        input: async (scene) => {
          await scene.newMember();
          return { name: '  My   assistant ' };
        },
        expects: async ({ id, token }, scene) => {
          expect(token).toMatch(/^hn_[A-Za-z0-9]{32}$/);
          const { account } = (await scene.me()).client;
          const { tokens } = await account.accessTokens(undefined);
          expect(tokens).toMatchObject([{ id, name: 'My assistant', ending: token.slice(-5) }]);
          const { data } = await account.exportData(undefined);
          expect(data['accessTokens']).toMatchObject([{ name: 'My assistant', revokedAt: null }]);
          expect(data['record']).toMatchObject([{ act: 'access-token-made' }]);
          expect(JSON.stringify(data)).not.toContain(token);
        },
      },
    ],
    failure: [
      {
        title: 'a name used twice, in other letters',
        input: async (scene) => {
          await (await scene.newMember()).client.account.makeAccessToken({ name: 'Assistant' });
          return { name: 'ASSISTANT' };
        },
        code: 'refused',
        message: 'You have a token with this name. Choose another name.',
      },
      {
        title: 'a sixth token',
        input: async (scene) => {
          const { client } = await scene.newMember();
          for (const name of ['1', '2', '3', '4', '5']) await client.account.makeAccessToken({ name });
          return { name: '6' };
        },
        code: 'refused',
        message: 'You have 5 tokens. Revoke one first.',
      },
      {
        title: 'a name of 61 characters',
        input: () => ({ name: 'a'.repeat(61) }),
        code: 'refused',
        message: 'The name of a token has at most 60 characters.',
      },
      {
        title: 'the twenty-first in a day',
        input: async (scene) => {
          const { account } = (await scene.newMember()).client;
          for (let made = 0; made < 20; made += 1)
            await account.revokeAccessToken(await account.makeAccessToken({ name: 'again' }));
          return { name: 'again' };
        },
        code: 'refused',
        message: 'You made many tokens today.',
      },
    ],
    badInput: [{ title: 'no name', input: () => ({ name: '' }), code: 'bad-query', message: 'name' }],
  },
  revokeAccessToken: {
    success: [
      {
        title: 'which then makes room for another one of its name',
        input: async (scene) => (await scene.newMember()).client.account.makeAccessToken({ name: 'Assistant' }),
        expects: async ({ message }, scene) => {
          expect(message).toBe('The token was revoked.');
          const { account } = (await scene.me()).client;
          expect((await account.accessTokens(undefined)).tokens).toEqual([]);
          expect((await account.makeAccessToken({ name: 'Assistant' })).token).toMatch(/^hn_/);
          const { data } = await account.exportData(undefined);
          expect(data['record']).toEqual(
            expect.arrayContaining([
              expect.objectContaining({ act: 'access-token-made' }),
              expect.objectContaining({ act: 'access-token-revoked' }),
            ]),
          );
        },
      },
    ],
    failure: [
      {
        title: 'I2: the token of another member, which goes on',
        input: async (scene) => {
          const { id } = await (await scene.newMember()).client.account.makeAccessToken({ name: 'Assistant' });
          await scene.newMember();
          return { id };
        },
        code: 'not-found',
        message: 'You have no such token.',
      },
      { title: 'an unknown token', input: () => ({ id: 'nothing' }), code: 'not-found', message: 'no such token' },
    ],
    badInput: [{ title: 'no id', input: () => ({ id: '' }), code: 'bad-query', message: 'id' }],
  },
  exportData: {
    success: [
      {
        title: 'with profile, sessions, settings and messages, and no secret',
        input: async (scene) => {
          const { client } = await scene.newMember({ loginId: 'exporter' });
          await client.settings.saveCourt({ courtIds: [4] });
        },
        expects: async ({ data }, scene) => {
          const { person } = await scene.me();
          expect(data['profile']).toMatchObject([{ username: 'exporter', email: person.email }]);
          expect(data['sessions']).toHaveLength(1);
          expect(data['subscriptions']).toHaveLength(1);
          expect(data['settings']).toMatchObject([{ name: 'courts.courtIds', value: '[4]' }]);
          expect(data['messages']).toMatchObject([{ template: 'activation-code', recipient: person.mobile }]);
          expect(JSON.stringify(data)).not.toMatch(/argon2|password|_key|_hash/i);
        },
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [twoUserIds],
  },
  deleteAccount: {
    success: [
      {
        title: 'after 14 days; sessions end at once and a mail says the day',
        input: async (scene) => {
          await again(await scene.newMember({ loginId: 'leaver', email: 'leaver@example.com' }), scene);
          return { password: PASSWORD };
        },
        expects: async ({ deletesOn, message }, scene) => {
          expect(message).toContain(String(deletesOn));
          const { client } = await scene.me();
          await expect(client.account.profile(undefined)).rejects.toMatchObject({ code: 'not-signed-in' });
          const last = (await scene.test.messages()).at(-1);
          expect(last).toMatchObject({ template: 'account-will-be-deleted', to: 'leaver@example.com' });
          const credentials = { username: 'leaver', password: PASSWORD, remember: false };
          expect((await scene.visitor.account.signIn(credentials)).deletesOn).toBe(deletesOn);
          scene.wait(14 * DAY);
          await scene.test.accounts.own.purge();
          await expect(scene.visitor.account.signIn(credentials)).rejects.toThrow('Incorrect username or password.');
          expect((await scene.test.messages()).at(-1)?.template).toBe('account-deleted');
        },
      },
    ],
    failure: [wrongPassword({ password: 'wrong horse 9' })],
    badInput: [{ title: 'no password', input: () => ({ password: '' }), code: 'bad-query', message: 'password' }],
  },
  keepAccount: {
    success: [
      {
        title: 'an account that waits for its deletion',
        input: async (scene) => {
          const { client } = await scene.newMember({ loginId: 'stayer' });
          await client.account.deleteAccount({ password: PASSWORD });
          await scene.sendAs({ loginId: 'stayer', password: PASSWORD });
        },
        expects: async ({ message }, scene) => {
          expect(message).toBe('Your account stays.');
          scene.wait(15 * DAY);
          await scene.test.accounts.own.purge();
          expect((await scene.signIn({ loginId: 'stayer', password: PASSWORD })).userId).toMatch(/^\d+$/);
        },
      },
    ],
    failure: [
      {
        title: 'an account that is not going to be deleted',
        input: () => undefined,
        code: 'refused',
        message: 'Your account is not going to be deleted.',
      },
    ],
    badInput: [twoUserIds],
  },
} as const satisfies CasesOf<'account'>;
