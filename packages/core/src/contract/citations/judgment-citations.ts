import { count, day, flag, items, record, sureCount, sureText, text, word, type Fields } from '../wire/readers.js';
import { citationStates, type CitationVerdict } from './citation-verdict.js';
import { speaker, treatment, type Speaker, type Treatment } from './treatments.js';

/** A judgment of the library, as a list of citations names it. */
export interface CaseBrief {
  /** Id of the document. */
  readonly id: string;
  /** Cause title. */
  readonly title: string;
  /** Our own citation. */
  readonly houseCitation: string;
  /** Name of the court in our table. */
  readonly courtName: string;
  /** ISO date; null where not known. */
  readonly decidedOn: string | null;
  /** Number of judges; 0 where not known. */
  readonly benchStrength: number;
  /** True when a judgment of the same or a larger bench overrules it in the court's own words. */
  readonly isOverruled: boolean;
}

/** A citation in the text of a judgment. Offsets are UTF-16 units of the text without its markup. */
export interface CitedPlace {
  /** Where it begins. */
  readonly start: number;
  /** Where it ends. */
  readonly end: number;
  /** As it is printed. */
  readonly text: string;
  /** The one spelling of it; empty where it was not read. */
  readonly canonical: string;
  /** As a check of citations says it. */
  readonly state: CitationVerdict['state'];
  /** The judgment that is meant when `state` is `found`; those that may be meant when it is `ambiguous` or the name differs. */
  readonly targets: readonly CaseBrief[];
  /** What is done with it here. */
  readonly treatment: Treatment;
  /** Whose words these are. */
  readonly speaker: Speaker;
  /** The sentence that says so. */
  readonly sentence: string;
  /** Anchor of the paragraph in the text; empty where not known. */
  readonly paragraph: string;
  /** Page or paragraph inside the judgment cited, as printed; empty where there is none. */
  readonly pinpoint: string;
  /** True when fewer judges sit in the citing bench than in the cited one, which such a bench cannot overrule. */
  readonly isSmallerBench: boolean;
  /** Why it is impossible or ambiguous, in a sentence for the reader; empty otherwise. */
  readonly reason: string;
}

/** One place in which a judgment is cited by another. */
export interface Mention {
  /** The sentence. */
  readonly sentence: string;
  /** Anchor of the paragraph in the citing judgment; empty where not known. */
  readonly paragraph: string;
  /** Where the citation begins in the citing judgment's text. */
  readonly start: number;
  /** What is done there. */
  readonly treatment: Treatment;
  /** Whose words these are. */
  readonly speaker: Speaker;
}

/** A judgment that cites this one. */
export interface CitingJudgment {
  /** The judgment that cites. */
  readonly judgment: CaseBrief;
  /** The strongest of its treatments, the court's own before counsel's. */
  readonly treatment: Treatment;
  /** Whose words that treatment is. */
  readonly speaker: Speaker;
  /** True when fewer judges sit in the citing bench than in the cited one. */
  readonly isSmallerBench: boolean;
  /** The first places, in the order of its text, at most 5. */
  readonly mentions: readonly Mention[];
}

/** A provision of law in the text of a judgment. */
export interface ProvisionPlace {
  /** Where it begins. */
  readonly start: number;
  /** Where it ends. */
  readonly end: number;
  /** As it is printed. */
  readonly text: string;
  /** The one spelling of it. */
  readonly canonical: string;
  /** Id of the act; empty where the library does not hold it. */
  readonly actId: string;
  /** Title of the act; empty where the library does not hold it. */
  readonly actTitle: string;
  /** Anchor in the act's text; empty where only the act is known. */
  readonly anchor: string;
  /** `Repealed …`, `Amended …`; empty when in force or not known. */
  readonly statusText: string;
}

/** What a judgment cites, and who cites it. */
export interface JudgmentCitations {
  /** In the order of the text. */
  readonly cites: readonly CitedPlace[];
  /** Strongest treatment first, at most 200. */
  readonly citedBy: readonly CitingJudgment[];
  /** How many judgments of the library cite it. */
  readonly citedByTotal: number;
  /** In the order of the text. */
  readonly provisions: readonly ProvisionPlace[];
  /** The source's own line about later cases, as it stands there; empty where the source has none. */
  readonly sourceCitator: string;
}

/** Wire fields of a judgment in a list of citations. */
export const caseBriefFields: Fields<CaseBrief> = {
  id: ['file_name', sureText],
  title: text,
  houseCitation: ['lscitation', text],
  courtName: ['courtname', text],
  decidedOn: ['dispose_dt', day],
  benchStrength: ['bench_strength', count],
  isOverruled: ['is_overruled', flag],
};

const caseBrief = /* @__PURE__ */ record(caseBriefFields);
const briefs = /* @__PURE__ */ items(caseBrief);
const state = /* @__PURE__ */ word(citationStates);
const span = { start: sureCount, end: sureCount, text, canonical: text } as const;
const said = { treatment, speaker } as const;
const isSmallerBench = ['is_smaller_bench', flag] as const;
const place = { sentence: text, paragraph: text } as const;

/** Wire fields of a citation in a text. */
export const citedPlaceFields: Fields<CitedPlace> = {
  ...span,
  state,
  targets: briefs,
  ...said,
  ...place,
  pinpoint: text,
  isSmallerBench,
  reason: text,
};

const mentionFields: Fields<Mention> = { ...place, start: count, ...said };
const mentions = /* @__PURE__ */ items(/* @__PURE__ */ record(mentionFields));

/** Wire fields of a judgment that cites another. */
export const citingJudgmentFields: Fields<CitingJudgment> = { judgment: caseBrief, ...said, isSmallerBench, mentions };

/** Wire fields of a provision in a text. */
export const provisionPlaceFields: Fields<ProvisionPlace> = {
  ...span,
  actId: ['act_id', text],
  actTitle: ['act_title', text],
  anchor: text,
  statusText: ['status_text', text],
};

const cites = /* @__PURE__ */ items(/* @__PURE__ */ record(citedPlaceFields));
const citedBy = /* @__PURE__ */ items(/* @__PURE__ */ record(citingJudgmentFields));
const provisions = /* @__PURE__ */ items(/* @__PURE__ */ record(provisionPlaceFields));

/** Wire fields of what a judgment cites and who cites it. */
export const judgmentCitationsFields: Fields<JudgmentCitations> = {
  cites,
  citedBy: ['cited_by', citedBy],
  citedByTotal: ['cited_by_total', count],
  provisions,
  sourceCitator: ['source_citator', text],
};

/** Reads what a judgment cites and who cites it. */
export const judgmentCitations = /* @__PURE__ */ record(judgmentCitationsFields);
