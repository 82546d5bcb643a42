import { writeLater, type CaseBrief, type JudgmentCitations, type ProvisionPlace } from '@headnote/core/contract';
import { indexPlainText } from '@headnote/core/content';
import { fakeLibrary, type FakeFindings } from '../fixtures/fake-library.fixtures.js';
import { brief, cited, citing, noCitations, provision } from './citator.fixtures.js';

const briefWire = (one: CaseBrief) => ({
  file_name: one.id,
  title: one.title,
  lscitation: one.houseCitation,
  citation: one.citation,
  courtname: one.courtName,
  dispose_dt: one.decidedOn,
  bench_strength: one.benchStrength,
  is_overruled: one.isOverruled,
  later: one.later && writeLater(one.later),
});

/** The citations of a judgment as a server sends them. */
export const citationsWire = (value: JudgmentCitations) => ({
  cites: value.cites.map(({ targets, isSmallerBench, ...rest }) => ({
    ...rest,
    targets: targets.map(briefWire),
    is_smaller_bench: isSmallerBench,
  })),
  cited_by: value.citedBy.map(({ judgment, isSmallerBench, ...rest }) => ({
    ...rest,
    judgment: briefWire(judgment),
    is_smaller_bench: isSmallerBench,
  })),
  cited_by_total: value.citedByTotal,
  cited_by_years: value.citedByYears,
  provisions: value.provisions.map(({ alternatives, ...place }) => ({
    ...targetWire(place),
    alternatives: alternatives.map(targetWire),
  })),
  source_citator: value.sourceCitator,
  source_notes: value.sourceNotes.map(({ targets, ...rest }) => ({ ...rest, targets: targets.map(briefWire) })),
  treatment_notices: value.notices,
  listed_cases: value.listed.map(({ targets, ...rest }) => ({ ...rest, targets: targets.map(briefWire) })),
});

const answered = (outdata: unknown) =>
  Promise.resolve(Response.json({ flag: true, message: '', outdata: JSON.stringify(outdata), outdatalist: null }));

/** The path of a call. */
export const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input).pathname;

/** A text with every kind of citation. */
export const citingText =
  '<h3 id="p1">JUDGMENT</h3>\n' +
  '<p id="p2"><span id="para-1">1.</span> The rule that nobody is condemned unheard was laid down in (1990) 4 SMP 9, and we follow it. Counsel for the State relied on 1991 SMP 3, which has since been overruled.</p>\n' +
  '<p id="p3"><span id="para-2">2.</span> Reference was made to AIR 1992 SMP 4 &amp; others, to 1993 SMP 5, to 1994 SMP 6, and to 1007 SMP 7. Section 2 of the Sample Act says what a word means; Section 9 of the Old Act does no longer.</p>\n' +
  '<blockquote><p id="p4">A passage that is quoted refers to 1995 SMP 8.</p></blockquote>\n' +
  '<p id="p5"><span id="para-3">3.</span> The decision in 1996 SMP 9 cannot stand. The appeal is allowed.</p>\n' +
  '<p id="p6">The offence is one under Section 303.</p>';

const { text: plain } = indexPlainText(citingText);

/** A stretch of the text above. */
function at(text: string) {
  const start = plain.indexOf(text);
  if (start < 0) throw new Error(`"${text}" does not stand in the text`);
  return { start, end: start + text.length, text, canonical: text };
}

const overruled = brief({
  id: 'c0000000000c2',
  title: 'Deccan Salt Works v. Collector of Revenue',
  houseCitation: '1991 HN 3',
  citation: '1991 SMP 3',
  decidedOn: '1991-08-14',
  benchStrength: 2,
  isOverruled: true,
  later: {
    treatment: 'overruled',
    id: 'c0000000000c9',
    title: 'Gopal Salt v. Union of India',
    citation: '(2004) 2 SMP 71',
    courtName: 'Supreme Court of India',
    decidedOn: '2004-02-11',
    benchStrength: 5,
    sentence: 'Deccan Salt Works is not good law and is overruled.',
    paragraph: 'p9',
  },
});

/** Every state of a place, in the text above. */
export const everyState: JudgmentCitations = {
  cites: [
    cited({
      ...at('(1990) 4 SMP 9'),
      treatment: 'followed',
      sentence: 'The rule that nobody is condemned unheard was laid down in (1990) 4 SMP 9, and we follow it.',
      paragraph: 'p2',
    }),
    cited({
      ...at('1991 SMP 3'),
      treatment: 'relied-on',
      targets: [overruled],
      speaker: 'court',
      sentence: 'Counsel for the State relied on 1991 SMP 3, which has since been overruled.',
      paragraph: 'p2',
    }),
    cited({
      ...at('AIR 1992 SMP 4'),
      state: 'ambiguous',
      targets: [
        brief(),
        brief({ id: 'c0000000000c3', title: 'Ebrahim v. Ebrahim', houseCitation: '1992 HN 8', citation: '1992 HN 8' }),
      ],
      reason: 'Two short orders stand on this page.',
      paragraph: 'p3',
    }),
    cited({ ...at('1993 SMP 5'), state: 'not-held', targets: [], paragraph: 'p3', sentence: '' }),
    cited({
      ...at('1994 SMP 6'),
      state: 'name-differs',
      targets: [brief({ id: 'c0000000000c4', title: 'Farida v. Registrar' })],
      paragraph: 'p3',
      sentence: '',
    }),
    cited({
      ...at('1007 SMP 7'),
      state: 'impossible',
      targets: [],
      reason: 'There were no reports in 1007.',
      paragraph: 'p3',
      sentence: '',
    }),
    cited({
      ...at('1995 SMP 8'),
      treatment: 'distinguished',
      speaker: 'quoted',
      targets: [brief({ id: 'c0000000000c5', title: 'Gauri v. Municipal Board' })],
      paragraph: 'p4',
      sentence: 'A passage that is quoted refers to 1995 SMP 8.',
    }),
    cited({
      ...at('1996 SMP 9'),
      treatment: 'overruled',
      isSmallerBench: true,
      targets: [brief({ id: 'c0000000000c6', title: 'Hari Prasad v. State', benchStrength: 5 })],
      paragraph: 'p5',
      sentence: 'The decision in 1996 SMP 9 cannot stand.',
    }),
    // An offset of another text: it must not become a link.
    cited({ ...at('The appeal'), text: '1999 SMP 99', state: 'found', paragraph: 'p5', sentence: '' }),
  ],
  citedBy: [
    citing(),
    citing({
      judgment: brief({ id: 'c0000000000d2', title: 'Indira Cotton Mills v. Commissioner', benchStrength: 1 }),
      treatment: 'doubted',
      isSmallerBench: true,
      mentions: [
        { sentence: 'It was also cited.', paragraph: 'p2', start: 3, treatment: 'referred', speaker: 'counsel' },
        {
          sentence: 'We doubt whether 2024 HN 12 was rightly decided.',
          paragraph: 'p7',
          start: 70,
          treatment: 'doubted',
          speaker: 'court',
        },
      ],
    }),
    citing({
      judgment: brief({ id: 'c0000000000d3', title: 'Jamuna v. State of Vindhya', benchStrength: 0, decidedOn: null }),
      treatment: 'relied-on',
      speaker: 'counsel',
    }),
  ],
  citedByTotal: 3,
  citedByYears: [],
  provisions: [
    provision(at('Section 2 of the Sample Act')),
    provision({
      ...at('Section 9 of the Old Act'),
      actTitle: 'The Old Act, 1890',
      anchor: 's9',
      statusText: 'Repealed by the Sample Act, 1930',
    }),
    provision({
      ...at('Section 303'),
      canonical: 'S. 303 BNS or S. 303 IPC',
      actId: '',
      actTitle: '',
      anchor: '',
      alternatives: [
        { canonical: 'S. 303 BNS', actId: 'a0123456789cd', actTitle: 'The New Code', anchor: 's303', statusText: '' },
        { canonical: 'S. 303 IPC', actId: '', actTitle: '', anchor: '', statusText: '' },
      ],
    }),
  ],
  sourceCitator: 'F 2001 SC 12 (7,9) MV 2003 SC 4 O 2004 SC 8',
  sourceNotes: [
    {
      code: 'F',
      meaning: 'followed',
      treatment: 'followed',
      citation: 'AIR 2001 SC 12',
      paragraphs: ['7', '9'],
      targets: [brief({ id: 'c0000000000e1', title: 'Kamala v. Union of India' })],
    },
    { code: 'MV', meaning: '', treatment: 'referred', citation: 'AIR 2003 SC 4', paragraphs: [], targets: [] },
    {
      code: 'O',
      meaning: 'overruled',
      treatment: 'overruled',
      citation: 'AIR 2004 SC 8',
      paragraphs: [],
      targets: [],
    },
  ],
  notices: [],
  listed: [],
};

/** A library with one judgment that has these citations. */
export function citingLibrary(
  value: JudgmentCitations = everyState,
  change: Readonly<Record<string, unknown>> = {},
  findings: FakeFindings = {},
): typeof fetch {
  const rest = fakeLibrary({ content: citingText, bench_strength: 2, ...change }, findings);
  return (input, init) =>
    pathOf(input) === '/api/citations/judgment' ? answered(citationsWire(value)) : rest(input, init);
}

/** A library with only this judgment. `answer` contains its citations. */
export function citationsAnswering(answer: typeof fetch): typeof fetch {
  const rest = fakeLibrary({ content: citingText });
  return (input, init) => (pathOf(input) === '/api/citations/judgment' ? answer(input, init) : rest(input, init));
}

/** As many as a list can have. */
export const manyCitations = (count: number): JudgmentCitations => ({
  ...noCitations,
  citedBy: Array.from({ length: count }, (_, index) =>
    citing({ judgment: brief({ id: `c00000000e${index}`, title: `Party ${index + 1} v. State of Sahyadri` }) }),
  ),
  citedByTotal: count + 40,
  cites: Array.from({ length: count }, (_, index) =>
    cited({ state: 'not-held', targets: [], canonical: `1990 SMP ${index}`, text: `1990 SMP ${index}`, sentence: '' }),
  ),
});

function targetWire<T extends Pick<ProvisionPlace, 'actId' | 'actTitle' | 'statusText'>>({
  actId,
  actTitle,
  statusText,
  ...rest
}: T) {
  return { ...rest, act_id: actId, act_title: actTitle, status_text: statusText };
}
