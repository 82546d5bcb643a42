import type {
  ActFinding,
  ActJudgments,
  ActJudgmentsInput,
  ActList,
  ActListInput,
  BoxSuggestions,
  CaseBrief,
  CaseRecord,
  ClaimAnswer,
  CitationChoice,
  CitationVerdict,
  JudgmentCitations,
  LineAnswer,
  ReferredJudgment,
  SearchAnswer,
} from '@headnote/core/contract';
import { shownIdOf } from '../library/sources.js';
import { shareResult } from '../runtime/share-result.js';
import type { Store } from '../store/database.js';
import { type ActOfCase, actsOfCase } from './queries/acts-of-case.js';
import { actJudgments } from './queries/act-judgments.js';
import { type ActSections, actSections } from './queries/act-sections.js';
import { caseTreatments, type TreatingJudgment, type TreatmentTask } from './queries/case-treatment.js';
import { type CheckTask, checkCitations, type FindByParties } from './queries/check-citations.js';
import { type ChoiceQuestion, citationChoices } from './queries/citation-choices.js';
import type { ActQuestion } from './queries/find-acts.js';
import { type JudgmentTask, judgmentCitations } from './queries/judgment-citations.js';
import { compareClaims, type CompareTask } from './compare/compare-claims.js';
import { boxSuggestions, type BoxTask } from './queries/box-suggestions.js';
import { caseBriefs } from './queries/case-briefs.js';
import { type LinkedTask, linkedCases } from './queries/linked-cases.js';
import { readAllActs } from './queries/all-acts.js';
import { listActs } from './queries/list-acts.js';
import { namedActs } from './queries/named-acts.js';
import { type LinesTask, readLines } from './queries/read-lines.js';
import { referredJudgments } from './queries/referred-judgments.js';
import { suggestCases } from './queries/suggest-cases.js';

/** The queries of the citator, for routes. */
export interface Citator {
  choices(question: ChoiceQuestion): Promise<readonly CitationChoice[]>;
  check(task: CheckTask): Promise<readonly CitationVerdict[]>;
  /** Answers lines that a reader typed: citations, unfinished ones, provisions, names of parties. */
  readLines(task: LinesTask): Promise<readonly LineAnswer[]>;
  /** Compares quotations, pages and paragraphs with the texts of judgments. */
  compare(task: CompareTask): Promise<readonly ClaimAnswer[]>;
  /** Suggests judgments for the names of parties typed so far. */
  suggest(text: string, limit: number): Promise<readonly CaseBrief[]>;
  /** Suggests for the text in the search box. */
  inBox(task: BoxTask): Promise<BoxSuggestions>;
  /** Reads judgments in short; unknown ids have no entry. */
  briefs(ids: readonly string[]): Promise<ReadonlyMap<string, CaseBrief>>;
  ofJudgment(task: JudgmentTask): Promise<JudgmentCitations>;
  /** Lists the judgments that treat a judgment most strongly. */
  treatments(task: TreatmentTask): Promise<readonly TreatingJudgment[]>;
  linked(task: LinkedTask): Promise<SearchAnswer<CaseRecord>>;
  findActs(text: string): Promise<ActFinding>;
  /** Lists the acts of the library that a judgment names, the most often named first. */
  actsOf(id: string, limit: number): Promise<readonly ActOfCase[]>;
  /** Lists the judgments of the library to which a judgment refers, in the order of its text. */
  referredBy(id: string, limit: number): Promise<readonly ReferredJudgment[]>;
  sections(question: ActQuestion): Promise<ActSections>;
  /** Lists acts by their titles, with counts by letter, year, ministry and state. */
  listActs(input: ActListInput): Promise<ActList>;
  /** Counts the judgments that name an act or one of its sections. */
  actJudgments(input: ActJudgmentsInput): Promise<ActJudgments>;
}

/** How long lists share what they read of all acts: each letter of a reader asks for one more list. */
const ALL_ACTS_MS = 5_000;

/**
 * Creates the citator of a store. `findByParties` searches the index for cause titles. The id of any source of a judgment
 * means the judgment.
 */
export function createCitator(store: Store, findByParties: FindByParties): Citator {
  const shown = (id: string) => shownIdOf(store.db, id);
  const allActs = shareResult(() => readAllActs(store), { cacheMs: ALL_ACTS_MS, now: () => performance.now() });
  return {
    choices: (question) => citationChoices(store, question),
    check: (task) => checkCitations(store, findByParties, task),
    readLines: (task) => readLines(store, findByParties, task),
    compare: (task) => compareClaims(store, findByParties, task),
    suggest: async (text, limit) => {
      const ids = await suggestCases(store, text, limit);
      const briefs = await caseBriefs(store, ids, { withSentences: false });
      return ids.flatMap((id) => briefs.get(id) ?? []);
    },
    inBox: (task) => boxSuggestions(store, task),
    briefs: (ids) => caseBriefs(store, ids, { withSentences: false }),
    ofJudgment: async (task) => judgmentCitations(store, { ...task, id: await shown(task.id) }),
    treatments: async (task) => caseTreatments(store, { ...task, id: await shown(task.id) }),
    linked: async (task) => linkedCases(store, { ...task, id: await shown(task.id) }),
    findActs: (text) => namedActs(store, text),
    actsOf: async (id, limit) => actsOfCase(store, await shown(id), limit),
    referredBy: async (id, limit) => referredJudgments(store, await shown(id), limit),
    sections: (question) => actSections(store, question),
    listActs: (input) => listActs(store, input, allActs),
    actJudgments: (input) => actJudgments(store, input),
  };
}
