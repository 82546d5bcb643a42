import { expect } from 'vitest';
import type { Registration } from '@headnote/core/contract';
import { byPost, twice, type CasesOf } from '../case.js';
import type { Scene } from '../scene.js';
import { ownAccountCases } from './account-own.js';

const MINUTE = 60_000;
const WRONG_CODE = 'The code is not correct or has expired.';
const STEP_OVER = 'The time for this step is over.';
const SENT_LATELY = 'A code was sent a short time ago.';
const HANDLE = /^\S+$/;

interface Step {
  readonly person: Registration;
  readonly handle: string;
}

async function registered(scene: Scene): Promise<Step> {
  const person = scene.person();
  return { person, handle: await scene.register(person) };
}

async function startedReset(scene: Scene): Promise<Step> {
  const person = await scene.activated();
  return { person, handle: (await scene.visitor.account.startReset({ to: person.mobile })).handle };
}

async function confirmedReset(scene: Scene): Promise<Step> {
  const { person, handle } = await startedReset(scene);
  const { handle: next } = await scene.visitor.account.confirmReset({ handle, code: await scene.code(person.mobile) });
  return { person, handle: next };
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** Accounts: sign-in, registration, reset, subscription. */
export const accountCases: CasesOf<'account'> = {
  signIn: {
    success: [
      {
        title: 'a member with the right password',
        input: async (scene) => {
          const { loginId, password } = await scene.activated({ loginId: 'asha1' });
          return { username: loginId, password, remember: false };
        },
        expects: ({ user, token, sessionId }) => {
          expect(user).toMatchObject({ username: 'asha1', name: 'Asha Menon', daysRemaining: 3 });
          expect([token.type, sessionId.length > 15]).toEqual(['Bearer', true]);
        },
      },
    ],
    failure: [
      {
        title: 'a wrong password',
        input: async (scene) => ({ username: (await scene.activated()).loginId, password: 'wrong', remember: false }),
        code: 'refused',
        message: 'Incorrect username or password.',
      },
      {
        title: 'an account without its activation code',
        input: async (scene) => {
          const { person } = await registered(scene);
          scene.wait(MINUTE);
          return { username: person.loginId, password: person.password, remember: false };
        },
        code: 'refused',
        message: 'Your Account is not active.Please Enter Activation Code.',
      },
    ],
    badInput: [
      {
        title: 'login type 99',
        input: () => ({ username: 'asha1', password: 'x', remember: false, loginType: 99 }),
        code: 'bad-query',
        message: 'logintype',
      },
      {
        title: 'a list as username',
        input: () => ({ username: ['asha1'], password: 'x', remember: false }),
        code: 'bad-query',
        message: 'username',
      },
    ],
  },
  newTicket: {
    success: [
      {
        title: 'a session, with another refresh token',
        input: async (scene) => ({ refreshToken: (await scene.newMember()).refresh }),
        expects: async (token, scene) => expect(token.refreshToken).not.toBe((await scene.me()).refresh),
      },
      {
        title: 'a session, with the token in the body',
        input: async (scene) => ({ refreshToken: (await scene.newMember()).refresh, inBody: true }),
        expects: (token) => expect(token.type).toBe('Bearer'),
      },
    ],
    failure: [
      {
        title: 'a session that was signed out',
        input: async (scene) => {
          const { refresh, userId } = await scene.newMember();
          await scene.visitor.account.signOut({ refreshToken: refresh, userId });
          return { refreshToken: refresh };
        },
        code: 'refused',
        message: 'The session has ended.',
      },
    ],
    badInput: [
      { title: 'an empty token', input: () => ({ refreshToken: '' }), code: 'bad-query', message: 'refreshtoken' },
      {
        title: 'two tokens',
        input: () => ({ refreshToken: 'a' }),
        change: twice('refreshtoken'),
        code: 'bad-query',
        message: 'must be given once',
      },
    ],
  },
  signOut: {
    success: [
      {
        title: 'and the session is over',
        input: async (scene) => {
          const { refresh, userId } = await scene.newMember();
          return { refreshToken: refresh, userId };
        },
        expects: async (_answer, scene) => {
          const { refresh, client } = await scene.me();
          await expect(scene.visitor.account.newTicket({ refreshToken: refresh })).rejects.toThrow('has ended');
          await expect(client.account.subscription(undefined)).rejects.toMatchObject({ code: 'not-signed-in' });
        },
      },
    ],
    failure: [
      {
        title: 'the session of another user',
        input: async (scene) => ({
          refreshToken: (await scene.newMember()).refresh,
          userId: (await scene.newMember()).userId,
        }),
        code: 'not-allowed',
        message: 'user id',
      },
    ],
    badInput: [
      {
        title: 'an empty token',
        input: () => ({ refreshToken: '', userId: '7' }),
        code: 'bad-query',
        message: 'refreshtoken',
      },
    ],
  },
  register: {
    success: [
      {
        title: 'and the code goes to the number of the form',
        input: (scene) => scene.person({ loginId: 'newcomer', mobile: '9888888888' }),
        expects: async ({ handle, message }, scene) => {
          expect(handle).toMatch(/^[1-9]\d*$/);
          expect(message).toContain('activation code');
          expect(await scene.code('9888888888')).toMatch(/^\d{6}$/);
        },
      },
    ],
    failure: [
      {
        title: 'a username that is taken',
        input: async (scene) => scene.person({ loginId: (await scene.activated()).loginId }),
        code: 'refused',
        message: 'This username is taken.',
      },
      {
        title: 'a state of another country',
        input: (scene) => scene.person({ stateId: 96 }),
        code: 'refused',
        message: 'State must be selected!',
      },
    ],
    badInput: [
      {
        title: 'a text as country',
        input: (scene) => ({ ...scene.person(), countryId: 'India' }),
        code: 'bad-query',
        message: 'countryMasterID',
      },
      {
        title: 'a mobile number of nine digits',
        input: (scene) => scene.person({ mobile: '900000000' }),
        code: 'refused',
        message: 'Please enter valid active mobile number for SMS OTP Verification.',
      },
    ],
  },
  registerMaster: {
    success: [
      {
        title: 'with India as default and the trial',
        input: () => undefined,
        expects: ({ countries, packages, defaultCountry }) => {
          expect(defaultCountry).toBe('India');
          expect(countries).toContainEqual({ id: 5, name: 'India' });
          expect(packages.at(-1)).toMatchObject({ id: 27, isTrial: true });
        },
      },
    ],
    // Takes nothing and stores nothing: only the way it is asked can be wrong.
    failure: [
      { title: 'as a POST', input: () => undefined, change: byPost, code: 'not-found', message: 'no such call' },
    ],
    badInput: [
      {
        title: 'a parameter twice',
        input: () => undefined,
        change: twice('countryid'),
        code: 'bad-query',
        message: 'must be given once',
      },
    ],
  },
  states: {
    success: [
      {
        title: 'of India',
        input: () => ({ countryId: 5 }),
        expects: (states) => expect(states).toContainEqual({ id: 32, name: 'Kerala' }),
      },
    ],
    failure: [
      {
        title: 'as a POST',
        input: () => ({ countryId: 5 }),
        change: byPost,
        code: 'not-found',
        message: 'no such call',
      },
    ],
    badInput: [
      { title: 'a name as country', input: () => ({ countryId: 'India' }), code: 'bad-query', message: 'countryid' },
    ],
  },
  submitActivation: {
    success: [
      {
        title: 'and the member can sign in',
        input: async (scene) => {
          const person = scene.person({ loginId: 'activated' });
          const handle = await scene.register(person);
          return { handle, code: await scene.code(person.mobile) };
        },
        expects: async (_answer, scene) => {
          const { userId } = await scene.signIn({ loginId: 'activated', password: 'correct horse 9' });
          expect(userId).toMatch(/^\d+$/);
        },
      },
      {
        title: 'also of a person whose address another member typed as his own',
        input: async (scene) => {
          await scene.activated({ email: 'mine@example.com' });
          const person = scene.person({ email: 'mine@example.com', loginId: 'itsowner' });
          const handle = await scene.register(person);
          return { handle, code: await scene.code(person.mobile) };
        },
        expects: async (_answer, scene) => {
          const { userId } = await scene.signIn({ loginId: 'itsowner', password: 'correct horse 9' });
          expect(userId).toMatch(/^\d+$/);
        },
      },
    ],
    failure: [
      {
        title: 'a wrong code',
        input: async (scene) => {
          const { person, handle } = await registered(scene);
          return { handle, code: otherThan(await scene.code(person.mobile)) };
        },
        code: 'refused',
        message: WRONG_CODE,
      },
      {
        title: 'an expired code',
        input: async (scene) => {
          const { person, handle } = await registered(scene);
          const code = await scene.code(person.mobile);
          scene.wait(11 * MINUTE);
          return { handle, code };
        },
        code: 'refused',
        message: WRONG_CODE,
      },
    ],
    badInput: [
      { title: 'no code', input: () => ({ handle: '71', code: '' }), code: 'bad-query', message: 'activationcode' },
      {
        title: 'a number as code',
        input: () => ({ handle: '71', code: 123456 }),
        code: 'bad-query',
        message: 'activationcode',
      },
    ],
  },
  resendActivation: {
    success: [
      {
        title: 'and another code goes to the number of the registration',
        input: async (scene) => {
          const { person, handle } = await registered(scene);
          await scene.code(person.mobile);
          scene.wait(MINUTE);
          return { ...person, mobile: '9999999999', handle };
        },
        expects: async (_answer, scene) => {
          const messages = await scene.test.messages();
          expect(messages.at(-1)?.template).toBe('activation-code');
          expect(messages.map(({ to }) => to)).not.toContain('9999999999');
        },
      },
    ],
    failure: [
      {
        title: 'within a minute of the last code',
        input: async (scene) => {
          const { person, handle } = await registered(scene);
          return { ...person, handle };
        },
        code: 'refused',
        message: SENT_LATELY,
      },
    ],
    badInput: [
      {
        title: 'no flow number',
        input: (scene) => ({ ...scene.person(), handle: '' }),
        code: 'bad-query',
        message: 'userid',
      },
    ],
  },
  startReset: {
    success: [
      {
        title: 'for the number of a member',
        input: async (scene) => ({ to: (await scene.activated({ mobile: '9777777771' })).mobile }),
        expects: async ({ handle }, scene) => {
          expect(handle).toMatch(HANDLE);
          expect(await scene.code('9777777771')).toMatch(/^\d{6}$/);
        },
      },
      {
        title: 'for the address that a member confirmed and an older member only typed',
        input: async (scene) => {
          await scene.activated({ email: 'confirmed@example.com' });
          const { client } = await scene.newMember();
          const change = { kind: 'email', to: 'confirmed@example.com', password: 'correct horse 9' } as const;
          const { handle } = await client.account.startContactChange(change);
          await client.account.confirmContactChange({ handle, code: await scene.code('confirmed@example.com') });
          scene.wait(MINUTE);
          return { to: 'confirmed@example.com' };
        },
        expects: async (_answer, scene) => {
          const last = (await scene.test.messages()).at(-1);
          expect(last).toMatchObject({ template: 'reset-code', to: 'confirmed@example.com' });
        },
      },
      {
        title: 'in the same words for an address that nobody has',
        input: () => ({ to: 'nobody@example.com' }),
        expects: async ({ handle }, scene) => {
          expect(handle).toMatch(HANDLE);
          await expect(scene.code('nobody@example.com')).rejects.toThrow('no code was sent');
        },
      },
    ],
    failure: [
      {
        title: 'twice in a minute',
        input: async (scene) => {
          const { email } = await scene.activated();
          await scene.visitor.account.startReset({ to: email });
          return { to: email };
        },
        code: 'refused',
        message: SENT_LATELY,
      },
    ],
    badInput: [
      { title: 'no address', input: () => ({ to: '' }), code: 'bad-query', message: 'toEmail' },
      { title: 'a list of addresses', input: () => ({ to: ['a@example.com'] }), code: 'bad-query', message: 'toEmail' },
    ],
  },
  confirmReset: {
    success: [
      {
        title: 'with the code, for another handle',
        input: async (scene) => {
          const { person, handle } = await startedReset(scene);
          return { handle, code: await scene.code(person.mobile) };
        },
        expects: ({ handle }) => expect(handle).toMatch(HANDLE),
      },
    ],
    failure: [
      {
        title: 'a wrong code',
        input: async (scene) => {
          const { person, handle } = await startedReset(scene);
          return { handle, code: otherThan(await scene.code(person.mobile)) };
        },
        code: 'refused',
        message: WRONG_CODE,
      },
    ],
    badInput: [
      { title: 'no code', input: () => ({ handle: 'h', code: '' }), code: 'bad-query', message: 'confirmotp' },
    ],
  },
  setPassword: {
    success: [
      {
        title: 'and only the new password is right, in no old session',
        input: async (scene) => {
          await scene.newMember({ loginId: 'resets', mobile: '9777777772' });
          const { handle } = await scene.visitor.account.startReset({ to: '9777777772' });
          const code = await scene.code('9777777772');
          const confirmed = await scene.visitor.account.confirmReset({ handle, code });
          return { handle: confirmed.handle, password: 'another horse 10' };
        },
        expects: async (_answer, scene) => {
          const old = await scene.me();
          await expect(old.client.account.subscription(undefined)).rejects.toMatchObject({ code: 'not-signed-in' });
          await expect(scene.signIn(old.person)).rejects.toThrow('Incorrect username or password.');
          expect((await scene.signIn({ loginId: 'resets', password: 'another horse 10' })).userId).toBe(old.userId);
        },
      },
    ],
    failure: [
      {
        title: 'the handle of a reset that no code has confirmed',
        input: async (scene) => ({ handle: (await startedReset(scene)).handle, password: 'another horse 10' }),
        code: 'refused',
        message: STEP_OVER,
      },
      {
        title: 'a password of five characters',
        input: async (scene) => ({ handle: (await confirmedReset(scene)).handle, password: 'short' }),
        code: 'refused',
        message: 'Password must have 8 to 128 characters!',
      },
    ],
    badInput: [
      {
        title: 'an object as password',
        input: () => ({ handle: 'h', password: { length: 12 } }),
        code: 'bad-query',
        message: 'password',
      },
    ],
  },
  ...ownAccountCases,
  subscription: {
    success: [
      {
        title: 'of a new member, with three days of trial',
        input: async (scene) => ({ userId: (await scene.newMember()).userId }),
        expects: (subscription) => expect(subscription).toMatchObject({ packageName: 'Trial', daysRemaining: 3 }),
      },
    ],
    failure: [
      {
        title: 'without signing in',
        input: () => undefined,
        as: 'visitor',
        code: 'not-signed-in',
        message: 'signed-in member',
      },
    ],
    badInput: [
      {
        title: 'two user ids',
        input: () => undefined,
        change: twice('userid'),
        code: 'bad-query',
        message: 'must be given once',
      },
    ],
  },
};
