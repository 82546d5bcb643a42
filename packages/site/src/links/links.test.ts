import { describe, expect, it } from 'vitest';
import { signInCardPath } from './links.js';

describe('signInCardPath', () => {
  it('leads to the card', () => {
    expect(signInCardPath('')).toBe('/#sign-in');
  });

  it('keeps what opens after signing in and nothing else', () => {
    expect(signInCardPath('?query=abc&q=words&id=7')).toBe('/?query=abc#sign-in');
    expect(signInCardPath('?lsno=a%2Bb')).toBe('/?lsno=a%2Bb#sign-in');
    expect(signInCardPath('?returnURL=x&query=y')).toBe('/?returnURL=x&query=y#sign-in');
  });
});
