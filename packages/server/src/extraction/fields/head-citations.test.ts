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

  it.each([
    ['a list of cases', ['Cases referred:', 'AIR 1993 SC 1461', '(1998) 1 SCC 248']],
    ['what was followed and distinguished', ['Relied on', '(1978) 1 SCC 248', 'Distinguished', 'AIR 1973 SC 1461']],
    ['the decision under appeal', ['(Against the judgment reported in', '2018 (3) KLT 45)']],
    ['the decision under review', ['Review Petition No. 5 of 2020', 'in', '2019 INSC 77']],
    ['a case in a sentence', ['Reference against the decision in Kesava Menon', 'reported in (1978) 1 SCC 248']],
    ['a sentence over lines', ['Curative petition in the matter', 'reported as AIR 1973 SC 1461']],
    ['a line of the opinion', ['JUDGMENT', 'The rule was laid down by this Court,', '(1998) 1 SCC 248']],
    ['the order below', ['Impugned order:', '2022:DHC:99']],
    ['marks of a citator', ['CITATION INFO :', 'AIR 1973 SC 1461']],
    [
      'the first lines of an opinion',
      ['The Judgment of the Court was delivered by', 'RAO, J.', 'The question', 'AIR 1973 SC 1461'],
    ],
  ])('does not read the cases of others: %s', (_what, others) => {
    const lines = ['A v. B', ...others, 'JUDGMENT', ...BODY];
    expect(readHeadCitations(lines)).toEqual([]);
  });

  it('reads its own behind those of others', () => {
    const lines = ['Against the order in', '2022:DHC:99', 'A. SAMPLE', 'Neutral Citation No. 2023:DHC:100', 'JUDGMENT'];
    expect(readHeadCitations([...lines, ...BODY])).toEqual(['2023:DHC:100']);
  });

  it('does not read what was printed before the decision', () => {
    const lines = [
      'A. SAMPLE',
      'v.',
      'B. SAMPLE',
      'Citations: AIR 1973 SC 1461, (2021) 3 SCC 7',
      '(1998) 1 SCC 248',
      'Neutral Citation No. 2019:KER:9',
    ];
    expect(readHeadCitations([...lines, 'JUDGMENT', ...BODY], { decidedOn: '2021-02-03' })).toEqual(['(2021) 3 SCC 7']);
  });

  it('does not read the neutral citation of the court below', () => {
    const head = ['2026 INSC 21', 'against 2025:DHC:77', '2025:DHC:77', 'JUDGMENT', ...BODY];
    expect(readHeadCitations(head, { court: courtById(1) })).toEqual(['2026 INSC 21']);
  });
});

it('knows the court by its neutral citation', () => {
  expect(courtOfCitations(['AIR 1973 SC 1461', '2026:RJ-JP:31109'])?.name).toBe(
    'High Court of Rajasthan, Jaipur Bench',
  );
  expect(courtOfCitations(['AIR 1973 SC 1461'])).toBeUndefined();
});
