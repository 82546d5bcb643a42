import { describe, expect, it } from 'vitest';
import { mayBeProvision } from './may-be-provision.js';
import { isConstitution, judgmentsOnSection } from './provision-text.js';

describe('mayBeProvision', () => {
  it.each([
    'धारा 302 भा.दं.सं.',
    'अनुच्छेद २१',
    'section 302 IPC',
    's 34 Arbitration Act',
    'article 21',
    'Art. 21A',
    'u/s 498-A IPC',
    '302 ipc',
    'IPC 302',
    'order 7 rule 11 cpc',
    'Companies Act section 10',
    'CrPC 125(3)',
    'Arts. 14 and 19',
    'rule 11 of order 7',
    'constitution article 14',
    'section 53 A TPA',
  ])('asks the library about %s', (text) => {
    expect(mayBeProvision(text)).toBe(true);
  });

  it.each([
    'natural justice',
    'bail 2010',
    '2024 INSC 1',
    'Article by Rao',
    'State v. Rao',
    '"section 302 IPC"',
    's.302/34 IPC',
    '302 read with section 34 IPC',
    'section 34 /5 arbitration',
    'provision:"302 IPC"',
    'section 302 IPC bail',
    `section 1 ${'a'.repeat(200)}`,
  ])('searches at once for %s', (text) => {
    expect(mayBeProvision(text)).toBe(false);
  });
});

describe('judgmentsOnSection', () => {
  it('names the section and the act without its year', () => {
    expect(judgmentsOnSection({ title: 'The Indian Penal Code, 1860', number: '302' }).text).toBe(
      'section:302 act:"Indian Penal Code"',
    );
  });
});

describe('isConstitution', () => {
  it.each([
    ['The Constitution of India', true],
    ['Constitution of India', true],
    ['The Constitutional Tribunals Act, 1999', false],
    ['The Limitation Act, 1963', false],
  ])('%s: %s', (title, expected) => {
    expect(isConstitution(title)).toBe(expected);
  });
});
