import { laterDetails } from '../format/later-details.js';
import { nearLines } from '../format/near-lines.js';
import type { FoundCase } from '../citation/verdict-of.js';
import type { PinpointEntry, QuotationEntry } from './brief-cells.js';
import type { BriefRow } from './brief-report.js';
import { partyRuns } from './party-runs.js';
import { quotationRuns } from './quotation-runs.js';
import type { ReportRun } from './report-run.js';
import { type ReportColumn, reportColumns, type ReportWords } from './report-words.js';

/**
 * How serious an answer is, for its sign and colour: `good`; `caution` for words that differ; `several` for a choice; `wrong`
 * for a party, a pinpoint or a quotation that is not there; `bad` for what cannot stand; `away` for what was not compared;
 * `plain` for nothing to compare.
 */
export type ReportTone = 'good' | 'caution' | 'several' | 'wrong' | 'bad' | 'away' | 'plain';

/** A line of a cell. */
export interface ReportLine {
  /** `answer`: a sign and its name. `words`: of the brief or a judgment. `hint`: what we say. */
  readonly kind: 'answer' | 'words' | 'hint';
  readonly tone: ReportTone;
  /** Whose words these are; empty if that is clear. */
  readonly label: string;
  readonly runs: readonly ReportRun[];
  /** The judgment to which the line leads; empty for none. */
  readonly document: string;
  /** Anchor of a paragraph in it; empty for its beginning. */
  readonly paragraph: string;
}

/** The cells of a row, by column. */
export type ReportCells = Readonly<Record<ReportColumn, readonly ReportLine[]>>;

const LINE: ReportLine = { kind: 'hint', tone: 'plain', label: '', runs: [], document: '', paragraph: '' };

const hint = (text: string): ReportLine[] => (text === '' ? [] : [{ ...LINE, runs: [{ text }] }]);

const answer = (tone: ReportTone, text: string): ReportLine => ({ ...LINE, kind: 'answer', tone, runs: [{ text }] });

const words = (label: string, runs: readonly ReportRun[], to: Partial<ReportLine> = {}): ReportLine => ({
  ...LINE,
  kind: 'words',
  label,
  runs,
  ...to,
});

const TONES = {
  citation: {
    found: 'good',
    ambiguous: 'several',
    'party-differs': 'wrong',
    'name-differs': 'wrong',
    'not-held': 'away',
    impossible: 'bad',
    unread: 'away',
  },
  pinpoint: { none: 'plain', exists: 'good', beyond: 'wrong', 'sign-in': 'away', 'cannot-check': 'away' },
  quotation: {
    none: 'plain',
    'word-for-word': 'good',
    differs: 'caution',
    'not-found': 'wrong',
    'other-opinion': 'caution',
    'sign-in': 'away',
    'cannot-check': 'away',
  },
  later: { overruled: 'bad', reversed: 'bad', doubted: 'several', none: 'plain', 'cannot-check': 'plain' },
} as const;

/** Writes the cells of a row in words. All skins and files draw these. */
export function reportCells(row: BriefRow, say: ReportWords): ReportCells {
  return {
    citation: citationLines(row, say),
    parties: partyLines(row, say),
    pinpoint: pinpointLines(row, say),
    quotation: quotationLines(row, say),
    later: laterLines(row, say),
  };
}

function citationLines(
  { citation: { state }, written, readAs, reason, near }: BriefRow,
  say: ReportWords,
): ReportLine[] {
  return [
    answer(TONES.citation[state], say.citation[state]),
    words('', [{ text: written }]),
    ...hint(readAs && say.readAs(readAs)),
    ...hint(reason || say.reasons[state]),
    ...(near ? nearLines(near, say.near).flatMap(hint) : []),
    ...(near?.hits ?? []).map(({ id, title, citations: [citation = ''] = [] }) =>
      words(say.alsoReported(citation), [{ text: title }], { document: id }),
    ),
    ...(near?.fits ?? []).map(({ id, title, citations: [citation = ''] = [] }) =>
      words(say.nearReport(citation), [{ text: title }], { document: id }),
    ),
  ];
}

function partyLines({ parties, hits, elsewhere }: BriefRow, say: ReportWords): ReportLine[] {
  const { state, named, title } = parties;
  const [only] = hits.length === 1 ? hits : [];
  const others = elsewhere.map(({ citation, hit }) =>
    words(say.elsewhere(citation), [{ text: hit.title }], { document: hit.id }),
  );
  const choices = hits.length < 2 ? [] : [...hint(say.choose(hits.length)), ...hits.map(titleLine)];
  if (only && (state === 'one-differs' || state === 'both-differ')) {
    const runs = partyRuns(named, title);
    const sides = [words(say.brief, runs.brief), words(say.report, runs.report, { document: only.id })];
    return [answer('wrong', say.parties[state]), ...sides, ...others];
  }
  if (only && state === 'not-compared')
    return [words(say.brief, [{ text: named }], { document: only.id }), ...hint(say.parties[state]), ...others];
  if (only) return [titleLine(only), ...hint(say.parties[state]), ...others];
  const own = named === '' ? hint(say.parties.none) : [words(say.brief, [{ text: named }])];
  return [...own, ...choices, ...others];
}

/** The name of a judgment; one whose parties the library does not know has its citation. */
const titleLine = ({ id, title, citations = [] }: FoundCase): ReportLine =>
  words('', [{ text: title || (citations[0] ?? '') }], { document: id });

function pinpointLines({ pinpoint: { entries }, hits }: BriefRow, say: ReportWords): ReportLine[] {
  if (entries.length === 0) return hint(say.pinpoint.none);
  const document = hits.length === 1 ? (hits[0]?.id ?? '') : '';
  return entries.flatMap((entry) => [
    answer(TONES.pinpoint[entry.state], `${entry.written}: ${say.pinpoint[entry.state]}`),
    ...pinpointHint(entry, say).map((line) => ({ ...line, document: entry.state === 'beyond' ? document : '' })),
  ]);
}

function pinpointHint({ state, last }: PinpointEntry, say: ReportWords): ReportLine[] {
  if (state === 'cannot-check') return hint(say.noNumbers);
  if (state === 'sign-in') return hint(say.signIn);
  if (state !== 'beyond' || last === '') return [];
  return hint(/^\d/.test(last) ? say.lastParagraph(last) : say.nearestPage(last));
}

function quotationLines({ quotation: { entries }, hits }: BriefRow, say: ReportWords): ReportLine[] {
  if (entries.length === 0) return hint(say.quotation.none);
  const document = hits.length === 1 ? (hits[0]?.id ?? '') : '';
  return entries.flatMap((entry) => quotationEntry(entry, document, say));
}

/** Words of a quotation without an answer of its own that tell it from others. */
const FIRST_WORDS = 12;

function quotationEntry(entry: QuotationEntry, document: string, say: ReportWords): ReportLine[] {
  const { state, segments, written, passage, paragraph, judge } = entry;
  const tone = TONES.quotation[state];
  const to = { document, paragraph };
  if (state === 'differs') {
    const { brief, report, count } = quotationRuns(segments);
    const name = count === 0 ? say.quotation.differs : say.differing(count);
    return [answer(tone, name), words(say.brief, brief), words(say.report, report, to)];
  }
  const all = written.split(' ');
  const begins = all.length > FIRST_WORDS ? `${all.slice(0, FIRST_WORDS).join(' ')} …` : written;
  const own = words(say.brief, [{ text: begins }]);
  const head = answer(tone, say.quotation[state]);
  if (state === 'not-found')
    return [head, own, ...(passage === '' ? [] : [words(say.nearest, [{ text: passage }], to)])];
  if (state === 'other-opinion') return [head, own, ...hint(judge).map((line) => ({ ...line, ...to }))];
  if (state === 'word-for-word')
    return [head, { ...own, ...(paragraph === '' ? {} : to) }, ...hint(say.length(all.length))];
  return [head, own, ...hint(state === 'sign-in' ? say.signIn : '')];
}

function laterLines({ later: { state, treatment }, citation }: BriefRow, say: ReportWords): ReportLine[] {
  if (state === 'cannot-check' && citation.state === 'ambiguous') return hint(say.afterYouChoose);
  if (!treatment) return hint(say.later[state]);
  const by = say.by(say.later[state], treatment.title, laterDetails(treatment, say));
  const to = { document: treatment.id, paragraph: treatment.paragraph };
  const { saidBy = '', saidById = '' } = treatment;
  const reported = hint(saidBy && say.reportedBy(saidBy)).map((line) => ({ ...line, document: saidById }));
  const said = treatment.sentence === '' ? [] : [words('', [{ text: `“${treatment.sentence}”` }])];
  return [answer(TONES.later[state], say.later[state]), words('', [{ text: by }], to), ...reported, ...said];
}

/** A line as plain text, with what differs in square brackets. */
export const lineText = ({ label, runs }: ReportLine): string => {
  const text = runs
    .map((run) => (run.mark ? `[${run.text.trim()}]${/\s$/.test(run.text) ? ' ' : ''}` : run.text))
    .join('');
  return label === '' ? text : `${label}: ${text}`;
};

/** The columns of a row as plain text, in their order. */
export const cellTexts = (cells: ReportCells): readonly string[] =>
  reportColumns.map((column) => cells[column].map(lineText).join('\n'));
