export {
  CODES_CHANGED_ON,
  codePairs,
  pairKinds,
  pairOfCode,
  type CodeName,
  type CodePair,
  type CodePairName,
  type PairKind,
  type PairLink,
  type PairRow,
} from './code-pair.js';
export { codeRows, codeTableVersion } from './code-table.js';
export { pairOfProvision, sectionOfPlace, type ProvisionPair } from './find-pairs.js';
export { codeTableCsv, codeTableJson } from './code-files.js';
