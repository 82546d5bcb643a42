import { join } from '../wire/join.js';
import type { Fields, ValueOf } from '../wire/kind.js';
import { count, day, flag, sureCount, sureText, text } from '../wire/readers.js';
import { citationStates } from './citation-verdict.js';
import { later } from './later-treatment.js';
import { sources, speaker, treatment } from './treatments.js';
import { yearCount } from './year-count.js';

const brief = {
  /** Id of the document. */
  id: ['file_name', sureText],
  /** Cause title. */
  title: text,
  /** Our own citation, for addresses. */
  houseCitation: ['lscitation', text],
  /** The citation to show: the court's own or a report's; a number of LII marked; our own only if no other is known. */
  citation: text,
  /** Name of the court in our judgmentCitations. */
  courtName: ['courtname', text],
  /** ISO date; null if unknown. */
  decidedOn: ['dispose_dt', day],
  /** Number of judges; 0 if unknown. */
  benchStrength: ['bench_strength', count],
  /** True if a judgment of the same or a larger bench overrules it in the court's own words. */
  isOverruled: ['is_overruled', flag],
  /** The strongest later treatment against it; null if the library knows none. */
  later,
} as const;

/** A judgment of the library, in short, for lists of citations. */
export interface CaseBrief extends ValueOf<typeof brief> {}

export const caseBrief: Fields<CaseBrief> = brief;

const span = {
  /** Where it begins. */
  start: sureCount,
  /** Where it ends. */
  end: sureCount,
  /** As printed. */
  text,
  /** The normal form; empty if it was not read. */
  canonical: text,
} as const;

const saying = {
  /** How this passage treats it; of a citing judgment the strongest, the court's own before counsel's. */
  treatment,
  /** Whose words these are. */
  speaker,
  /** Who says so, if not the citing judgment itself; then `speaker` is `quoted` unless it is the list of its report. */
  source: [sources, undefined],
  /** For `reported`: the words for the judgment that did it; missing if there are none. */
  actor: [text, undefined],
} as const;

const smaller = {
  /** True if the citing bench has fewer judges than the cited one, which it then cannot overrule. */
  isSmallerBench: ['is_smaller_bench', flag],
} as const;

const place = {
  /** The sentence with the citation. */
  sentence: text,
  /** Anchor of the paragraph in the citing judgment's text; empty if unknown. */
  paragraph: text,
} as const;

const citedTable = /* @__PURE__ */ join(
  span,
  {
    /** The same states as in a check of citations. */
    state: citationStates,
    /** The judgment, if `state` is `found`; the candidates, if it is `ambiguous`, `party-differs` or `name-differs`. */
    targets: [caseBrief],
  },
  saying,
  place,
  {
    /** Page or paragraph of the cited judgment, as printed; empty if there is none. */
    pinpoint: text,
  },
  smaller,
  {
    /** For the reader: why the citation is impossible or ambiguous; otherwise empty. */
    reason: text,
  },
);

/** A citation in the text of a judgment. Offsets count UTF-16 units of the text without markup. */
export interface CitedPlace extends ValueOf<typeof citedTable> {}

const mentionTable = /* @__PURE__ */ join(
  place,
  {
    /** Where the citation begins in the citing judgment's text. */
    start: count,
  },
  saying,
);

/** One passage in which a judgment cites another. */
export interface Mention extends ValueOf<typeof mentionTable> {}

const citingTable = /* @__PURE__ */ join(
  {
    /** The citing judgment. */
    judgment: caseBrief,
  },
  saying,
  smaller,
  {
    /** The first passages, at most 5, in the order of the text. */
    mentions: [mentionTable as Fields<Mention>],
  },
);

/** A judgment that cites this one. */
export interface CitingJudgment extends ValueOf<typeof citingTable> {}

const provisionTarget = {
  /** Id of the act; empty if the library does not have it. */
  actId: ['act_id', text],
  /** Title of the act; empty if the library does not have it. */
  actTitle: ['act_title', text],
  /** Anchor in the act's text; empty if only the act is known. */
  anchor: text,
  /** `Repealed …`, `Amended …`; empty if in force or unknown. */
  statusText: ['status_text', text],
} as const;

const meaningTable = /* @__PURE__ */ join({ /** `S. 303 BNS`. */ canonical: text }, provisionTarget);

/** One of the provisions that a text may mean. */
export interface ProvisionMeaning extends ValueOf<typeof meaningTable> {}

const provisionTable = /* @__PURE__ */ join(span, provisionTarget, {
  /** Where the text does not say which act it means: the provisions that it may mean, and `actId` is empty. An older server sends none. */
  alternatives: ['alternatives', [[meaningTable as Fields<ProvisionMeaning>], []]],
});

/** A provision of law in the text of a judgment. */
export interface ProvisionPlace extends ValueOf<typeof provisionTable> {}

const noteTable = {
  /** As printed, such as `RF`; empty if the note prints none. */
  code: text,
  /** The usual reading of the code; empty if it has none. */
  meaning: text,
  /** The treatment that the code names; `referred` if it names none. */
  treatment,
  /** The later case: `AIR 1977 SC 1361`. */
  citation: text,
  /** Paragraphs of the later case, as printed. */
  paragraphs: [text],
  /** The judgments that the library has under this citation. */
  targets: [caseBrief],
} as const;

/** A later case in the citator note that a report prints with a judgment. */
export interface SourceNote extends ValueOf<typeof noteTable> {}

const noticeTable = {
  /** The sentence; empty for readers who may not see texts. */
  sentence: text,
  /** Anchor of its paragraph; empty if unknown. */
  paragraph: text,
} as const;

/** A sentence of a judgment that speaks of overruling, from which the library reads no treatment. */
export interface TreatmentNotice extends ValueOf<typeof noticeTable> {}

const listedTable = {
  /** Name and citation as the report prints them. */
  text,
  /** What the list says of the case. */
  treatment,
  /** The word of the list as printed. */
  word: text,
  /** The judgment, if the library has it. */
  targets: [caseBrief],
} as const;

/** A case in the list that a report prints with a judgment. */
export interface ListedCase extends ValueOf<typeof listedTable> {}

export const judgmentCitations = {
  /** In the order of the text. */
  cites: [citedTable as Fields<CitedPlace>],
  /** Strongest treatment first, at most 200. */
  citedBy: ['cited_by', [citingTable as Fields<CitingJudgment>]],
  /** How many judgments of the library cite it. */
  citedByTotal: ['cited_by_total', count],
  /** How many in each year, in order; judgments without a date are left out. An older server sends none. */
  citedByYears: ['cited_by_years', [[yearCount], []]],
  /** In the order of the text. */
  provisions: [provisionTable as Fields<ProvisionPlace>],
  /** The source's own note about later cases, unchanged; empty if there is none. */
  sourceCitator: ['source_citator', text],
  /** The same note, decoded; entries that could not be read are missing. An older server sends only the line. */
  sourceNotes: ['source_notes', [[noteTable as Fields<SourceNote>], []]],
  /** Sentences that speak of overruling, at most 20: to be read, they change no list. An older server sends none. */
  notices: ['treatment_notices', [[noticeTable as Fields<TreatmentNotice>], []]],
  /** The list of its report, as printed. An older server sends none. */
  listed: ['listed_cases', [[listedTable as Fields<ListedCase>], []]],
} as const;

/** What a judgment cites and which judgments cite it. */
export interface JudgmentCitations extends ValueOf<typeof judgmentCitations> {}
