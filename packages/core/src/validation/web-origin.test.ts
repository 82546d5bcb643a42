import { describe, expect, it } from 'vitest';
import { toWebOrigin, webOrigin } from './web-origin.js';

describe('the origin of a website', () => {
  it.each([
    ['https://www.college.ac.in', 'https://www.college.ac.in'],
    [' HTTPS://WWW.College.AC.IN/ ', 'https://www.college.ac.in'],
    ['http://library.college.ac.in:8080', 'http://library.college.ac.in:8080'],
    ['https://college.ac.in:443', 'https://college.ac.in'],
    ['http://10.1.2.3', 'http://10.1.2.3'],
    ['https://विधि.भारत', 'https://xn--k2b1a4ab.xn--h2brj9c'],
  ])('%j is stored as %s', (text, origin) => {
    expect([webOrigin(text), toWebOrigin(text)]).toEqual(['', origin]);
  });

  it.each([
    ['www.college.ac.in', 'Begin with https://'],
    ['ftp://college.ac.in', 'Begin with https://'],
    ['javascript:alert(1)', 'Begin with https://'],
    ['null', 'Begin with https://'],
    ['', 'Begin with https://'],
    ['https://*.college.ac.in', 'asterisk'],
    ['https://college.ac.in/moodle', 'without a path'],
    ['https://college.ac.in?x', 'without a path'],
    ['https://college.ac.in/#x', 'without a path'],
    ['https://college.ac.in\\x', 'without a path'],
    ['https://user@college.ac.in', 'without a path'],
    ['http://localhost:3000', 'localhost'],
    ['http://127.0.0.1', 'localhost'],
    ['https://college', 'not the address of a website'],
    ['https://college.ac.in.', 'not the address of a website'],
    ['https://college..in', 'not the address of a website'],
    ['https://', 'not the address of a website'],
    ['https://college .in', 'not the address of a website'],
  ])('%j is refused', (text, reason) => {
    expect(webOrigin(text)).toContain(reason);
    expect(toWebOrigin(text)).toBe(text);
  });

  it('refuses what is not text', () => {
    expect(webOrigin(7)).toContain('https://');
  });
});
