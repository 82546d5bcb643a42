import type { Fields } from '../wire/readers.js';
import { wireNames } from '../wire/wire-names.js';
import {
  choiceFields,
  hitFields,
  type CitationChoice,
  type CitationHit,
  type CitationVerdict,
} from './citation-verdict.js';
import {
  caseBriefFields,
  citedPlaceFields,
  citingJudgmentFields,
  judgmentCitationsFields,
  provisionPlaceFields,
  sourceNoteFields,
  type CaseBrief,
  type JudgmentCitations,
} from './judgment-citations.js';
import { laterFields, type LaterTreatment } from './later-treatment.js';

// @__NO_SIDE_EFFECTS__
function writerOf<T extends object>(fields: Fields<T>): (value: T) => Record<string, unknown> {
  const names = Object.entries<string>(wireNames(fields));
  return (value) => Object.fromEntries(names.map(([english, wire]) => [wire, value[english as keyof T]]));
}

const writeHitFields = /* @__PURE__ */ writerOf(hitFields);
const writeBriefFields = /* @__PURE__ */ writerOf(caseBriefFields);
const writePlace = /* @__PURE__ */ writerOf(citedPlaceFields);
const writeCiting = /* @__PURE__ */ writerOf(citingJudgmentFields);
const writeProvision = /* @__PURE__ */ writerOf(provisionPlaceFields);
const writeNote = /* @__PURE__ */ writerOf(sourceNoteFields);
const writeAll = /* @__PURE__ */ writerOf(judgmentCitationsFields);

/** Writes a later treatment under its wire names. */
export const writeLater: (later: LaterTreatment) => Record<string, unknown> = /* @__PURE__ */ writerOf(laterFields);

const laterOf = ({ later }: Pick<CaseBrief, 'later'>) => ({ later: later && writeLater(later) });
const writeHit = (hit: CitationHit) => ({ ...writeHitFields(hit), ...laterOf(hit) });
const writeBrief = (brief: CaseBrief) => ({ ...writeBriefFields(brief), ...laterOf(brief) });

/** Writes a choice under its wire names. */
export const writeCitationChoice: (choice: CitationChoice) => Record<string, unknown> =
  /* @__PURE__ */ writerOf(choiceFields);

/** Writes the result of checking one citation under its wire names. */
export function writeCitationVerdict({ hits, elsewhere, ...verdict }: CitationVerdict): Record<string, unknown> {
  return { ...verdict, hits: hits.map(writeHit), elsewhere: elsewhere.map(writeHit) };
}

/** Writes the citations from and to a judgment under their wire names. */
export function writeJudgmentCitations(found: JudgmentCitations): Record<string, unknown> {
  return {
    ...writeAll(found),
    cites: found.cites.map((one) => ({ ...writePlace(one), targets: one.targets.map(writeBrief) })),
    cited_by: found.citedBy.map((one) => ({ ...writeCiting(one), judgment: writeBrief(one.judgment) })),
    provisions: found.provisions.map(writeProvision),
    source_notes: found.sourceNotes.map((one) => ({ ...writeNote(one), targets: one.targets.map(writeBrief) })),
  };
}
