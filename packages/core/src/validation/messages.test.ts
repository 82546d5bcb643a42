import { describe, expect, it } from 'vitest';
import { fillMessage } from './fill-message.js';
import { matching, messages, password, required, selected } from './index.js';

describe('messages', () => {
  it('are exactly as specified', () => {
    expect(messages).toEqual({
      required: '<prefix> must not be blank!',
      select: '<prefix> must be selected!',
      pattern: '<prefix> must match the format!',
      name: 'Please enter only text characters.',
      email: 'Please enter valid email address',
      mobile: 'Please enter valid active mobile number for SMS OTP Verification.',
      loginId: 'Please enter a valid username without spaces in lowercase characters.',
      loginIdReserved: 'This username is reserved. Please choose another.',
      passwordLength: '<prefix> must have <min> to <max> characters!',
      passwordMismatch: 'password does not match with confirm password',
      terms: 'Please check terms and condition',
      incorrectCaptcha: 'Please enter the characters shown.',
      notActive: 'Your Account is not active.Please Enter Activation Code.',
      mobileOrEmail: 'Enter Mobile / Email',
      notAvailable: 'Content not available',
      unreachable: 'The service could not be reached. Please try again.',
    });
  });

  it('generic messages begin with the prefix, or with Field if there is none', () => {
    expect(required('', 'City')).toBe('City must not be blank!');
    expect(required('')).toBe('Field must not be blank!');
    expect(selected('', 'State')).toBe('State must be selected!');
    expect(selected('')).toBe('Field must be selected!');
    expect(matching(/^x$/)('y', 'Code')).toBe('Code must match the format!');
    expect(matching(/^x$/)('y')).toBe('Field must match the format!');
    expect(password({ min: 8, max: 128 })('short', 'Password')).toBe('Password must have 8 to 128 characters!');
  });

  it('insert the prefix unchanged', () => {
    for (const prefix of ['$&', "$'", '<min>', '<b>City</b>', '']) {
      expect(required('', prefix)).toBe(`${prefix} must not be blank!`);
    }
    expect(fillMessage('<constructor> <toString>', {})).toBe('<constructor> <toString>');
    expect(fillMessage('<prefix> <other>', { prefix: '<prefix>' })).toBe('<prefix> <other>');
  });
});
