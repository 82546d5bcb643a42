import { describe, expect, it } from 'vitest';
import { BusyError } from '../../errors/busy-error.js';
import { RefusedError } from '../../errors/refused-error.js';
import { messages } from '../../validation/messages.js';
import { activationHandle } from './activation-handle.js';

const refused = (message: string, outdata1: unknown) => new RefusedError(message, { answer: { outdata1 } });

describe('activationHandle', () => {
  it('reads the handle from the refusal of an account that is not active', () => {
    expect(activationHandle(refused(messages.notActive, [{ userid: '71' }]))).toBe('71');
    expect(activationHandle(refused('Your account is not active yet.', { userid: 71 }))).toBe('71');
  });

  it.each([
    ['a wrong password', refused('Incorrect username or password.', [{ userid: '71' }])],
    ['a refusal without a handle', refused(messages.notActive, [{ userid: '' }])],
    ['a refusal without an answer', new RefusedError(messages.notActive)],
    ['an answer of null', new RefusedError(messages.notActive, { answer: null })],
    ['another error', new BusyError(messages.notActive)],
    ['an error of the page', new TypeError('not active')],
    ['nothing', undefined],
  ])('returns undefined for %s', (_, error) => {
    expect(activationHandle(error)).toBeUndefined();
  });
});
