// This service's part of the package entry `contract`.
export type { AssistantAnswer, AssistantDocument, AssistantSource } from './assistant-answer.js';
export { assistant, type Question } from './calls.js';
