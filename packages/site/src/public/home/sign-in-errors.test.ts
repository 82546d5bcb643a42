import { describe, expect, it } from 'vitest';
import { signInErrors } from './sign-in-errors.js';

describe('signInErrors', () => {
  it('asks for both fields', () => {
    expect(signInErrors({ username: ' ', password: '', remember: false })).toEqual({
      username: 'Username must not be blank!',
      password: 'Password must not be blank!',
    });
  });

  it('is content with a user name and a password of blanks', () => {
    expect(signInErrors({ username: 'meera', password: '   ', remember: false })).toEqual({});
  });
});
