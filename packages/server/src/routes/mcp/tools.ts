import { checkBrief } from './check-brief.js';
import { citingAndTreatment } from './citing-and-treatment.js';
import { getParagraphs } from './get-paragraphs.js';
import { getSection } from './get-section.js';
import { lookUpCitation } from './look-up-citation.js';
import { searchJudgments } from './search-judgments.js';
import type { Tool } from './tool.js';

/** Every request that a member's tool may make. None changes anything, and none reads what the member wrote. */
export const tools: readonly Tool[] = [
  searchJudgments,
  getParagraphs,
  lookUpCitation,
  checkBrief,
  citingAndTreatment,
  getSection,
];
