import type { EmbedCaptcha } from '@headnote/core/embed';

/** A fictional challenge. */
export function challengeOf(id = 'c1'): EmbedCaptcha {
  return {
    id,
    width: 200,
    height: 60,
    characters:
      'M20 44L28 16M28 16L36 44M23 34L33 34M52 16L52 44M52 16L66 20M66 20L52 30M52 30L68 44M84 16L84 44M102 16L84 32M90 28L104 44M116 16L124 44M124 44L132 24M132 24L140 44M140 44L148 16M164 16L182 16M182 16L170 44',
    lines: 'M0 22L60 30L130 18L200 34M0 44L80 34L200 48',
    operator: { name: 'Headnote', officer: 'Anand Kulkarni', complaints: 'grievance@headnote.example' },
  };
}

/** What a reader types. */
export const typed = {
  firstName: 'Kavita',
  city: 'Nagpur',
  contactNo: '98220 41786',
  email: 'kavita@college.example',
  description: 'Access for our second-year moot team during December.',
  captcha: 'R4KW8T',
};

/** The server's words. */
export const received = 'Your inquiry was received. Its number is Q-R4KW8TAC.';
