import type {
  ActFinding,
  CaseRecord,
  CitationChoice,
  CitationVerdict,
  JudgmentCitations,
  SearchAnswer,
} from '@headnote/core/contract';
import type { Store } from '../store/database.js';
import { type ActSections, actSections } from './queries/act-sections.js';
import { type CheckTask, checkCitations, type FindByParties } from './queries/check-citations.js';
import { type ChoiceQuestion, citationChoices } from './queries/citation-choices.js';
import type { ActQuestion } from './queries/find-acts.js';
import { type JudgmentTask, judgmentCitations } from './queries/judgment-citations.js';
import { type LinkedTask, linkedCases } from './queries/linked-cases.js';
import { namedActs } from './queries/named-acts.js';

/** The queries of the citator, for routes. */
export interface Citator {
  choices(question: ChoiceQuestion): Promise<readonly CitationChoice[]>;
  check(task: CheckTask): Promise<readonly CitationVerdict[]>;
  ofJudgment(task: JudgmentTask): Promise<JudgmentCitations>;
  linked(task: LinkedTask): Promise<SearchAnswer<CaseRecord>>;
  findActs(text: string): Promise<ActFinding>;
  sections(question: ActQuestion): Promise<ActSections>;
}

/** Creates the citator of a store. `findByParties` searches the index for cause titles. */
export function createCitator(store: Store, findByParties: FindByParties): Citator {
  return {
    choices: (question) => citationChoices(store, question),
    check: (task) => checkCitations(store, findByParties, task),
    ofJudgment: (task) => judgmentCitations(store, task),
    linked: (task) => linkedCases(store, task),
    findActs: (text) => namedActs(store, text),
    sections: (question) => actSections(store, question),
  };
}
