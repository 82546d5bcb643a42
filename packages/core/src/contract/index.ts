export { calls } from './calls.js';
export { contract, serverCalls, type ServerCalls } from './contract.js';
export type { Call, CallAuth, ContractCall, LoadingFlag, NoInput, ServerHalf, WireRequest } from './call.js';

// Add a new call or type to the `exports.ts` of its service, not here.
export * from './account/exports.js';
export * from './acts/exports.js';
export * from './alerts/exports.js';
export * from './articles/exports.js';
export * from './assistant/exports.js';
export * from './citations/exports.js';
export * from './complete/exports.js';
export * from './config/exports.js';
export * from './contact/exports.js';
export * from './courts/exports.js';
export * from './documents/exports.js';
export * from './embed/exports.js';
export * from './library/exports.js';
export * from './mail/exports.js';
export * from './packages/exports.js';
export * from './partners/exports.js';
export * from './payments/exports.js';
export * from './search/exports.js';
export * from './settings/exports.js';
export * from './welcome/exports.js';

export type { ActRecord } from './records/act-record.js';
export { actFields } from './records/act-fields.js';
export type { CaseRecord } from './records/case-record.js';
export { caseFields } from './records/case-fields.js';
export { readRecord, type AnyRecord } from './records/read-record.js';
export { writeAct, writeCase } from './records/write-record.js';
export type { Envelope } from './wire/envelope.js';
export type { ForUser } from './wire/for-user.js';
export type { Created, Outcome } from './wire/outcome.js';
export type { Fields, Kind, Reader, ValueOf } from './wire/kind.js';
export { writeAnswer } from './write-answer.js';
