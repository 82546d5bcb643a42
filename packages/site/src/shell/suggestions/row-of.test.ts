import type { BoxRow } from '@headnote/core/contract';
import { expect, it } from 'vitest';
import { mayBeProvision } from '../../links/may-be-provision.js';
import { rowOf, type RowReader } from './row-of.js';

const section = (of: string): BoxRow => ({
  kind: 'section',
  title: 'Protection of life and personal liberty',
  id: 'a1',
  houseCitation: '',
  citation: '21',
  of,
  decidedOn: null,
  anchor: 's21',
  repealedOn: null,
  warning: null,
  count: 0,
});

it.each([
  ['The Constitution of India', 'art 21', 'article 21 The Constitution of India'],
  ['The Sale of Goods Act, 1930', 's 21', 'section 21 The Sale of Goods Act, 1930'],
])('a row of %s is called what it is, also in the box', (of, lead, fill) => {
  expect(rowOf(section(of), { isMember: true } as RowReader)).toMatchObject({ lead, fill });
  expect(mayBeProvision(fill)).toBe(true);
});
