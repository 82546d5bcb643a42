import { describe, expect, it } from 'vitest';
import { courtById } from '../../courts/courts.js';
import { courtOfCitations, readHeadCitations } from './head-citations.js';

const BODY = Array.from({ length: 12 }, (_, at) => `the appeal of the plaintiff about the land was heard, line ${at}`);

describe('readHeadCitations', () => {
  it.each([
    ['a stamp', ['2026:THC:1081'], ['2026:THC:1081']],
    ['a stamp joined to the next word', ['2026 INSC 41REPORTABLE'], ['2026 INSC 41']],
    ['a stamp behind a count of pages', ['1/2 2015:BHC-OS:6595'], ['2015:BHC-OS:6595']],
    [
      'a stamp behind its court',
      ['IN THE HIGH COURT OF JUDICATURE AT BOMBAY 2009:BHC-OS:19472'],
      ['2009:BHC-OS:19472'],
    ],
    ['a stamp with its label', ['Neutral Citation No. - 2024:AHC:12345'], ['2024:AHC:12345']],
    ['a label and the number below it', ['NEUTRAL CITATION NO:', '2023/DHC/001234'], ['2023/DHC/001234']],
    ['the line of a report', ['[2023] 15 S.C.R. 1 : 2023 INSC 1066'], ['[2023] 15 S.C.R. 1', '2023 INSC 1066']],
    [
      'equivalent citations over two lines',
      ['Equivalent citations: AIR 1973 SC 1461, (1973) 4 SCC 225,', '[1973] Supp. SCR 1'],
      ['AIR 1973 SC 1461', '(1973) 4 SCC 225', '[1973] Supp. SCR 1'],
    ],
    ['the same twice', ['2026:THC:1081', 'Neutral Citation: 2026:THC:1081'], ['2026:THC:1081']],
  ])('reads %s', (_what, head, expected) => {
    expect(readHeadCitations([...head, 'A. SAMPLE', 'versus', 'B. EXAMPLE', 'JUDGMENT', ...BODY])).toEqual(expected);
  });

  it('does not read a case that the text cites, nor the number of a free index', () => {
    const cited = ['2023 INSC 949', '11 2024 INSC 388', 'as reported in AIR 1973 SC 1461'];
    expect(
      readHeadCitations(['A v. B', '[1991] INSC 4', 'in 2020:DHC:1 the court', 'JUDGMENT', ...BODY, ...cited]),
    ).toEqual([]);
  });

  it('does not read the neutral citation of the court below', () => {
    const head = ['2026 INSC 21', 'against 2025:DHC:77', '2025:DHC:77', 'JUDGMENT', ...BODY];
    expect(readHeadCitations(head, courtById(1))).toEqual(['2026 INSC 21']);
  });
});

it('knows the court by its neutral citation', () => {
  expect(courtOfCitations(['AIR 1973 SC 1461', '2026:RJ-JP:31109'])?.name).toBe(
    'High Court of Rajasthan, Jaipur Bench',
  );
  expect(courtOfCitations(['AIR 1973 SC 1461'])).toBeUndefined();
});
