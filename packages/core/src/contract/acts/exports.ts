// This service's part of the package entry `contract`.
export type { ActFinding, NamedAct, NamedProvision } from './act-finding.js';
export {
  actJudgmentLimits,
  type ActJudgments,
  type CitedCase,
  type NamedSection,
  type NamingCourt,
} from './act-judgments.js';
export {
  actListLimits,
  actMakers,
  actOrders,
  actStates,
  type ActChoice,
  type ActList,
  type ActMaker,
  type ActOrder,
  type ActStatus,
  type ActYear,
  type ListedAct,
} from './act-list.js';
export {
  acts,
  type ActJudgmentsInput,
  type ActListInput,
  type ActSectionInput,
  type FindActsInput,
  type SectionsInput,
} from './calls.js';
export { sectionWordsLimit, type Section, type SectionWords } from './section.js';
export type { CodesPair } from './codes-pair.js';
