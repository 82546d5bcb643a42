import { expect, it } from 'vitest';
import { splitCitations } from './split-citations.js';

it.each([
  ['AIR 1973 SC 1461 = (1973) 4 SCC 225', ['AIR 1973 SC 1461', '(1973) 4 SCC 225']],
  ['AIR 1973 SC 1461/(1973) 4 SCC 225', ['AIR 1973 SC 1461', '(1973) 4 SCC 225']],
  ['[2024] 1 S.C.R. 5 : 2024 INSC 12', ['[2024] 1 S.C.R. 5', '2024 INSC 12']],
  ['2019 (1) KLT 101 & 2019:KER:5', ['2019 (1) KLT 101', '2019:KER:5']],
  ['2019:KER:55; 2019 (1) KLT 5', ['2019:KER:55', '2019 (1) KLT 5']],
  ['2024 INSC 12, AIR 2024 SC 3', ['2024 INSC 12', 'AIR 2024 SC 3']],
  ['1990 Supp (1) SCC 5=1990 (2) JT 6', ['1990 Supp (1) SCC 5', '1990 (2) JT 6']],
  ['(1990 CriLJ 5 and 1990 (1) Crimes 6)', ['1990 CriLJ 5', '1990 (1) Crimes 6']],
  ['MANU/SC/0001/1990|AIR 1990 SC 1', ['MANU/SC/0001/1990', 'AIR 1990 SC 1']],
  ['(1973) 4 SCC 1 : AIR 1973 SC 2 : 1973 Supp SCR 3', ['(1973) 4 SCC 1', 'AIR 1973 SC 2', '1973 Supp SCR 3']],
  ['(2019) 1 SCC 1 : (2019) 1 SCC (Cri) 5', ['(2019) 1 SCC 1', '(2019) 1 SCC (Cri) 5']],
])('divides %s', (value, citations) => {
  expect(splitCitations(value)).toEqual({ citations });
});

it.each([
  'AIR 1990 SC 1 (FB)',
  '[1973] Supp. S.C.R. 1',
  '2023:DHC:1234-DB',
  '2019/DHC/001234',
  'MANU/SC/0001/1990',
  'AIR 1990 J&K 5',
  '2019 (3) J & K LJ 4',
  '2019 (1) P&H LR 5',
  '1999 (1) Civil & Court Cases 5',
  'Rao v. State, AIR 1990 SC 1',
  '(1990) 1 SCC 1, 5',
  '2019 (1) Lantern Reports 5',
  '2012-1-LW 5',
])('keeps %s whole', (value) => {
  expect(splitCitations(value)).toEqual({ citations: [value] });
});

it.each([
  '2019 (1) SLJ 101 = 2019 (2) XLJ 5',
  '1965 (2) XCA 77, 1965 KLJ 5',
  '1965 KLJ 5, 1965 (2) XCA 77',
  '2019 (1) XLJ 5; 2019 (2) YLJ 6',
  '2019 (1) XLJ 5, 2019 (2) YLJ 6',
  '2019 (1) XLJ 5 : 2019 (2) YLJ 6',
  '2019 (1) XLJ 5 / YLJ 2019 6',
  '2019 (1) XLJ 5 & (2019) 2 YLJ 6',
  'AIR 1990 SC 1 which overrules AIR 1980 SC 2',
])('refuses %s', (value) => {
  expect(splitCitations(value).problem).toContain('seems to be several that cannot be told apart; give each by itself');
});
