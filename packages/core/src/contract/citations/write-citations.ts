import type { Fields } from '../wire/readers.js';
import { wireNames } from '../wire/wire-names.js';
import { choiceFields, hitFields, type CitationChoice, type CitationVerdict } from './citation-verdict.js';
import {
  caseBriefFields,
  citedPlaceFields,
  citingJudgmentFields,
  judgmentCitationsFields,
  provisionPlaceFields,
  type JudgmentCitations,
} from './judgment-citations.js';

// @__NO_SIDE_EFFECTS__
function writerOf<T extends object>(fields: Fields<T>): (value: T) => Record<string, unknown> {
  const names = Object.entries<string>(wireNames(fields));
  return (value) => Object.fromEntries(names.map(([english, wire]) => [wire, value[english as keyof T]]));
}

const writeHit = /* @__PURE__ */ writerOf(hitFields);
const writeBrief = /* @__PURE__ */ writerOf(caseBriefFields);
const writePlace = /* @__PURE__ */ writerOf(citedPlaceFields);
const writeCiting = /* @__PURE__ */ writerOf(citingJudgmentFields);
const writeProvision = /* @__PURE__ */ writerOf(provisionPlaceFields);
const writeAll = /* @__PURE__ */ writerOf(judgmentCitationsFields);

/** Writes a choice under its wire names. */
export const writeCitationChoice: (choice: CitationChoice) => Record<string, unknown> =
  /* @__PURE__ */ writerOf(choiceFields);

/** Writes the result of checking one citation under its wire names. */
export function writeCitationVerdict({ hits, ...verdict }: CitationVerdict): Record<string, unknown> {
  return { ...verdict, hits: hits.map(writeHit) };
}

/** Writes the citations from and to a judgment under their wire names. */
export function writeJudgmentCitations(found: JudgmentCitations): Record<string, unknown> {
  return {
    ...writeAll(found),
    cites: found.cites.map((one) => ({ ...writePlace(one), targets: one.targets.map(writeBrief) })),
    cited_by: found.citedBy.map((one) => ({ ...writeCiting(one), judgment: writeBrief(one.judgment) })),
    provisions: found.provisions.map(writeProvision),
  };
}
