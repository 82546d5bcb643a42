import { expect, it } from 'vitest';
import { namesOthers } from './names-others.js';

it.each([
  ['State of Bihar v. Kameshwar Singh', 'State of Bihar v. Kameshwar Prasad Verma'],
  ['Kameshwar Singh v. State of Bihar', 'State of Bihar v. Kameshwar Prasad Verma'],
])('%s is another case than %s', (one, other) => {
  expect(namesOthers(one, other)).toBe(true);
});

it.each([
  ['Golak Nath v. State of Punjab', 'I. C. Golak Nath & Ors v. State of Punjab & Anrs.'],
  ['A.D.M. Jabalpur v. S.S. Shukla', 'Additional District Magistrate, Jabalpur v. Shivakant Shukla'],
  ['UOI v. Kameswar Singh', 'Kameshwar Singh v. Union of India'],
  ['ONGC Ltd. v. Saw Pipes', 'Oil and Natural Gas Corporation Ltd v. Saw Pipes Ltd'],
  ['Ram Lal v. Shyam Sundar', 'Shyam Sunder Das Gupta v. Ram Prakash Lal'],
  ['Sewa Ram v. David Rozario', 'SEWARAM v. David Razario'],
  ['Maneka Gandhi', 'Maneka Gandhi v. Union of India'],
  ['', ''],
])('%s may be %s', (one, other) => {
  expect(namesOthers(one, other)).toBe(false);
});
