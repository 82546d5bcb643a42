import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as validation from './index.js';
import {
  atMost,
  city,
  contactNo,
  email,
  loginId,
  messages,
  mobile,
  oneTimeCode,
  password,
  personName,
} from './index.js';
import { registrationEmail, required, requiredSecret, selected, ticked, type Validator } from './index.js';

const BLANKS = ['', ' ', '\t\n', '\u00a0', '\u200b', '\u2060\ufeff', '\u0000', '\u00ad', '\u3164', '\u202e'];

describe('required and selected', () => {
  it(`required refuses ${BLANKS.length} blank texts`, () => {
    for (const text of BLANKS) expect(required(text), JSON.stringify(text)).toBe('Field must not be blank!');
  });

  it('required accepts a text with a visible character', () => {
    for (const text of ['a', ' a ', '0', '-', 'नमस्ते', '\u200ba', '👍']) expect(required(text), text).toBe('');
  });

  it('treat a value that is not a string as empty', () => {
    for (const value of [5, true, null, undefined, {}, [], ['x'], Symbol('x'), Object.create(null)]) {
      expect(required(value)).toBe('Field must not be blank!');
      expect(selected(value)).toBe('Field must be selected!');
    }
  });

  it('requiredSecret accepts spaces, but not an empty password', () => {
    expect(requiredSecret('   ')).toBe('');
    expect(requiredSecret('\n')).toBe('');
    expect(requiredSecret('', 'Password')).toBe('Password must not be blank!');
  });

  it('selected accepts any option but the empty one', () => {
    expect(selected('5')).toBe('');
    expect(selected('\n')).toBe('');
    expect(selected('', 'Subject')).toBe('Subject must be selected!');
  });

  it('D6: ticked accepts only true', () => {
    expect(ticked(true)).toBe('');
    for (const value of [false, 'true', 'on', 1, undefined, null]) expect(ticked(value)).toBe(messages.terms);
  });
});

describe('personName', () => {
  const accepted = ['A', 'meera', 'MEERA', 'x'.repeat(50)];
  const refused = [
    '',
    'x'.repeat(51),
    "O'Brien",
    'José',
    'मीरा',
    'Meera Rao',
    'Meera-Rao',
    'Meera1',
    'Meera\u202eoaR',
    'Mееra',
    'ſ',
    '\u212a',
    'Meera\n',
  ];

  it(`D3: accepts ${accepted.length} names of letters`, () => {
    for (const text of accepted) expect(personName(text), text).toBe('');
  });

  it(`D3: refuses ${refused.length} other texts with the specified message`, () => {
    for (const text of refused)
      expect(personName(text), JSON.stringify(text)).toBe('Please enter only text characters.');
  });
});

describe('mobile', () => {
  const refused = [
    '',
    '987654321',
    '98765432100',
    '+919876543210',
    '+9198765432',
    '09876543210',
    '98765 43210',
    '９８７６５４３２１０',
    '९८७६५४३२१०',
    '987654321O',
    '9876543210\n',
    ' 9876543210',
  ];

  it('D3: accepts ten digits', () => {
    for (const text of ['9876543210', '0000000000']) expect(mobile(text), text).toBe('');
  });

  it(`D3: refuses ${refused.length} other texts with the specified message`, () => {
    for (const text of refused)
      expect(mobile(text), JSON.stringify(text)).toBe(
        'Please enter valid active mobile number for SMS OTP Verification.',
      );
  });
});

describe('D4: loginId', () => {
  const accepted = ['a', '7', 'meera2', 'x'.repeat(50), 'administrator2', 'myadmin', 'rooted'];
  const refused = [
    '',
    'Meera',
    'MEERA',
    ' meera',
    'meera ',
    'mee ra',
    '\tmeera',
    'mееra',
    'ｍeera',
    'meera٣',
    'mee\u200bra',
    'mee.ra',
    'meera\n',
    'x'.repeat(51),
  ];
  const reserved = ['admin', 'administrator', 'root', 'system', 'support', 'security', 'null', 'headnote'];

  it(`D4: accepts ${accepted.length} usernames`, () => {
    for (const text of accepted) expect(loginId(text), text).toBe('');
  });

  it(`D4: refuses ${refused.length} other texts with the specified message`, () => {
    for (const text of refused)
      expect(loginId(text), JSON.stringify(text)).toBe(
        'Please enter a valid username without spaces in lowercase characters.',
      );
  });

  it.each(reserved)('D4: refuses %s, and says that it is reserved', (text) => {
    expect(loginId(text)).toBe('This username is reserved. Please choose another.');
  });
});

describe('password', () => {
  const configured = password({ min: 8, max: 128 });

  it.each([
    [1, false, true],
    [7, false, true],
    [8, true, true],
    [50, true, true],
    [51, true, false],
    [128, true, false],
    [129, false, false],
    [4096, false, false],
  ])('D5: %i characters', (length, isFineForServer, isFineForContract) => {
    for (const character of ['p', '👍', 'ß', '\u0000', ' ', '\n', '\ud800']) {
      expect(configured(character.repeat(length)) === '').toBe(isFineForServer);
      expect(password()(character.repeat(length)) === '').toBe(isFineForContract);
    }
  });

  it('D5: the message contains the configured limits', () => {
    expect(configured('', 'New password')).toBe('New password must have 8 to 128 characters!');
    expect(password()('')).toBe('Field must have 1 to 50 characters!');
    expect(password({ min: 12 })('x')).toBe('Field must have 12 to 50 characters!');
    expect(password({ max: 64 })('')).toBe('Field must have 1 to 64 characters!');
  });
});

describe('other fields', () => {
  it('city accepts fifty characters', () => {
    expect(city('Śrīnagar'.repeat(6))).toBe('');
    expect(city('x'.repeat(50))).toBe('');
    expect(city('x'.repeat(51), 'City')).toBe('City must match the format!');
    expect(atMost(2)('a\n')).toBe('');
    expect(atMost(2)('👍👍')).toBe('');
    expect(atMost(2)('👍👍👍')).toBe('Field must match the format!');
  });

  it('oneTimeCode accepts six digits', () => {
    expect(oneTimeCode('012345')).toBe('');
    for (const text of ['', '12345', '1234567', '12345a', '१२३४५६', '12 345', '123456\n']) {
      expect(oneTimeCode(text, 'OTP')).toBe('OTP must match the format!');
    }
  });

  it('contactNo accepts 6 to 15 digits with or without a plus', () => {
    for (const text of ['123456', '+919876543210', '123456789012345', '+123456789012345']) {
      expect(contactNo(text)).toBe('');
    }
    for (const text of ['', '12345', '+12345', '1234567890123456', '++123456', '+', '1234-567', '९८७६५४३']) {
      expect(contactNo(text, 'Contact number')).toBe('Contact number must match the format!');
    }
  });
});

const rules: readonly (readonly [string, Validator])[] = [
  ...Object.entries(validation).flatMap(([key, value]) =>
    ['createForm', 'messages', 'matching', 'atMost', 'email', 'password', 'toWebOrigin'].includes(key)
      ? []
      : [[key, value as Validator] as const],
  ),
  ['email', email()],
  ['password', password({ min: 8, max: 128 })],
  ['atMost', atMost(5)],
];

describe('every validator', () => {
  const knownMessages = new Set(['', ...Object.values(messages).map((text) => text.replace('<prefix>', 'Field'))]);
  knownMessages.add('Field must have 8 to 128 characters!');
  // The rule for websites has words of its own, which its own test checks.
  for (const wrong of ['x', 'https://*.a.in', 'https://a.in/b', 'http://localhost', 'https://a'])
    knownMessages.add(validation.webOrigin(wrong));
  const findUnknownMessage = (rule: Validator) =>
    fc.check(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'binary' })), (value) => knownMessages.has(rule(value))),
      { numRuns: 300, seed: 7 },
    ).counterexample;

  it('is in this test', () => expect(rules.length).toBe(15));

  it.each(rules)('returns a known message for any value and never throws: %s', (_, rule) => {
    expect(findUnknownMessage(rule)).toBeNull();
  });

  it('control: detects a validator that repeats the value or throws', () => {
    expect(findUnknownMessage((value) => (typeof value === 'string' ? `${value} is wrong` : ''))).not.toBeNull();
    expect(findUnknownMessage((value) => `${String((value as { x: number }).x)}`)).not.toBeNull();
  });

  it.each(rules)('returns the same message twice: %s', (_, rule) => {
    for (const value of ['meera', '9876543210', 'meera@example.in', '']) expect(rule(value)).toBe(rule(value));
  });
});

it('the validators of this test include registrationEmail', () => {
  expect(rules.map(([, rule]) => rule)).toContain(registrationEmail);
});
