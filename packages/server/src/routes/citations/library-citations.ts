import type {
  CaseRecord,
  CitationChoice,
  CitationVerdict,
  JudgmentCitations,
  SearchAnswer,
} from '@headnote/core/contract';
import type { Store } from '../../store/database.js';
import { actSections, type ActSections } from './act-sections.js';
import { checkCitations, type CheckTask } from './check-citations.js';
import { citationChoices, type ChoiceQuestion } from './citation-choices.js';
import type { ActQuestion } from './find-acts.js';
import { judgmentCitations, type JudgmentTask } from './judgment-citations.js';
import { linkedCases, type LinkedTask } from './linked-cases.js';

/** What the library knows of citations. */
export interface LibraryCitations {
  choices(question: ChoiceQuestion): Promise<readonly CitationChoice[]>;
  check(task: CheckTask): Promise<readonly CitationVerdict[]>;
  ofJudgment(task: JudgmentTask): Promise<JudgmentCitations>;
  linked(task: LinkedTask): Promise<SearchAnswer<CaseRecord>>;
  sections(question: ActQuestion): Promise<ActSections>;
}

export function createLibraryCitations(store: Store): LibraryCitations {
  return {
    choices: (question) => citationChoices(store, question),
    check: (task) => checkCitations(store, task),
    ofJudgment: (task) => judgmentCitations(store, task),
    linked: (task) => linkedCases(store, task),
    sections: (question) => actSections(store, question),
  };
}
