import { count, day, flag, items, record, sureCount, sureText, text, word, type Fields } from '../wire/readers.js';
import { citationStates, type CitationVerdict } from './citation-verdict.js';
import { later, type LaterTreatment } from './later-treatment.js';
import { speaker, treatment, type Speaker, type Treatment } from './treatments.js';

/** A judgment of the library, in short, for lists of citations. */
export interface CaseBrief {
  /** Id of the document. */
  readonly id: string;
  /** Cause title. */
  readonly title: string;
  /** Our own citation, for addresses. */
  readonly houseCitation: string;
  /** The citation to show: the court's own or a report's; a number of LII marked; our own only if no other is known. */
  readonly citation: string;
  /** Name of the court in our table. */
  readonly courtName: string;
  /** ISO date; null if unknown. */
  readonly decidedOn: string | null;
  /** Number of judges; 0 if unknown. */
  readonly benchStrength: number;
  /** True if a judgment of the same or a larger bench overrules it in the court's own words. */
  readonly isOverruled: boolean;
  /** The strongest later treatment against it; null if the library knows none. */
  readonly later: LaterTreatment | null;
}

/** A citation in the text of a judgment. Offsets count UTF-16 units of the text without markup. */
export interface CitedPlace {
  /** Where it begins. */
  readonly start: number;
  /** Where it ends. */
  readonly end: number;
  /** As printed. */
  readonly text: string;
  /** The normal form; empty if it was not read. */
  readonly canonical: string;
  /** The same states as in a check of citations. */
  readonly state: CitationVerdict['state'];
  /** The judgment, if `state` is `found`; the candidates, if it is `ambiguous`, `party-differs` or `name-differs`. */
  readonly targets: readonly CaseBrief[];
  /** How this passage treats it. */
  readonly treatment: Treatment;
  /** Whose words these are. */
  readonly speaker: Speaker;
  /** The sentence with the citation. */
  readonly sentence: string;
  /** Anchor of the paragraph in the text; empty if unknown. */
  readonly paragraph: string;
  /** Page or paragraph of the cited judgment, as printed; empty if there is none. */
  readonly pinpoint: string;
  /** True if the citing bench has fewer judges than the cited one, which it then cannot overrule. */
  readonly isSmallerBench: boolean;
  /** For the reader: why the citation is impossible or ambiguous; otherwise empty. */
  readonly reason: string;
}

/** One passage in which a judgment cites another. */
export interface Mention {
  /** The sentence. */
  readonly sentence: string;
  /** Anchor of the paragraph in the citing judgment; empty if unknown. */
  readonly paragraph: string;
  /** Where the citation begins in the citing judgment's text. */
  readonly start: number;
  /** How this passage treats it. */
  readonly treatment: Treatment;
  /** Whose words these are. */
  readonly speaker: Speaker;
}

/** A judgment that cites this one. */
export interface CitingJudgment {
  /** The citing judgment. */
  readonly judgment: CaseBrief;
  /** The strongest of its treatments, the court's own before counsel's. */
  readonly treatment: Treatment;
  /** Who expresses that treatment. */
  readonly speaker: Speaker;
  /** True if the citing bench has fewer judges than the cited one. */
  readonly isSmallerBench: boolean;
  /** The first passages, at most 5, in the order of the text. */
  readonly mentions: readonly Mention[];
}

/** A provision of law in the text of a judgment. */
export interface ProvisionPlace {
  /** Where it begins. */
  readonly start: number;
  /** Where it ends. */
  readonly end: number;
  /** As printed. */
  readonly text: string;
  /** The normal form. */
  readonly canonical: string;
  /** Id of the act; empty if the library does not have it. */
  readonly actId: string;
  /** Title of the act; empty if the library does not have it. */
  readonly actTitle: string;
  /** Anchor in the act's text; empty if only the act is known. */
  readonly anchor: string;
  /** `Repealed …`, `Amended …`; empty if in force or unknown. */
  readonly statusText: string;
}

/** A later case in the citator note that a report prints with a judgment. */
export interface SourceNote {
  /** As printed, such as `RF`; empty if the note prints none. */
  readonly code: string;
  /** The usual reading of the code; empty if it has none. */
  readonly meaning: string;
  /** The treatment that the code names; `referred` if it names none. */
  readonly treatment: Treatment;
  /** The later case: `AIR 1977 SC 1361`. */
  readonly citation: string;
  /** Paragraphs of the later case, as printed. */
  readonly paragraphs: readonly string[];
  /** The judgments that the library has under this citation. */
  readonly targets: readonly CaseBrief[];
}

/** What a judgment cites and which judgments cite it. */
export interface JudgmentCitations {
  /** In the order of the text. */
  readonly cites: readonly CitedPlace[];
  /** Strongest treatment first, at most 200. */
  readonly citedBy: readonly CitingJudgment[];
  /** How many judgments of the library cite it. */
  readonly citedByTotal: number;
  /** In the order of the text. */
  readonly provisions: readonly ProvisionPlace[];
  /** The source's own note about later cases, unchanged; empty if there is none. */
  readonly sourceCitator: string;
  /** The same note, decoded; entries that could not be read are missing. */
  readonly sourceNotes: readonly SourceNote[];
}

/** Wire fields of a judgment in a list of citations. */
export const caseBriefFields: Fields<CaseBrief> = {
  id: ['file_name', sureText],
  title: text,
  houseCitation: ['lscitation', text],
  citation: text,
  courtName: ['courtname', text],
  decidedOn: ['dispose_dt', day],
  benchStrength: ['bench_strength', count],
  isOverruled: ['is_overruled', flag],
  later,
};

const caseBrief = /* @__PURE__ */ record(caseBriefFields);
const briefs = /* @__PURE__ */ items(caseBrief);
const state = /* @__PURE__ */ word(citationStates);
const span = { start: sureCount, end: sureCount, text, canonical: text } as const;
const treatmentFields = { treatment, speaker } as const;
const isSmallerBench = ['is_smaller_bench', flag] as const;
const place = { sentence: text, paragraph: text } as const;

/** Wire fields of a citation in a text. */
export const citedPlaceFields: Fields<CitedPlace> = {
  ...span,
  state,
  targets: briefs,
  ...treatmentFields,
  ...place,
  pinpoint: text,
  isSmallerBench,
  reason: text,
};

const mentionFields: Fields<Mention> = { ...place, start: count, ...treatmentFields };
const mentions = /* @__PURE__ */ items(/* @__PURE__ */ record(mentionFields));

/** Wire fields of a judgment that cites another. */
export const citingJudgmentFields: Fields<CitingJudgment> = {
  judgment: caseBrief,
  ...treatmentFields,
  isSmallerBench,
  mentions,
};

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

/** Wire fields of an entry of a citator note. */
export const sourceNoteFields: Fields<SourceNote> = {
  code: text,
  meaning: text,
  treatment,
  citation: text,
  paragraphs: /* @__PURE__ */ items(text),
  targets: briefs,
};

const sourceNotes = /* @__PURE__ */ items(/* @__PURE__ */ record(sourceNoteFields));

/** Wire fields of the citations from and to a judgment. */
export const judgmentCitationsFields: Fields<JudgmentCitations> = {
  cites,
  citedBy: ['cited_by', citedBy],
  citedByTotal: ['cited_by_total', count],
  provisions,
  sourceCitator: ['source_citator', text],
  // An older server sends only the line.
  sourceNotes: ['source_notes', (value) => sourceNotes(value ?? [])],
};

/** Reads the citations from and to a judgment. */
export const judgmentCitations = /* @__PURE__ */ record(judgmentCitationsFields);
