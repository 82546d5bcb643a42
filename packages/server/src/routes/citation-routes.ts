import {
  serverCalls,
  writeCitationChoice,
  writeCitationVerdict,
  writeJudgmentCitations,
} from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';

/** India in the table of countries: the library has judgments of no other country. */
const INDIA = 5;

const { citations } = serverCalls;

/** Choosing, checking and listing citations. */
export const citationRoutes: readonly BuiltCall[] = [
  build(citations.books, async ({ query: { operation, countryMasterID: country = INDIA } }, { services }) => {
    const choices = country === INDIA ? await services.citations.choices({ part: operation }) : [];
    return answered({ outdata: choices.map(writeCitationChoice) });
  }),
  build(citations.lookup, async ({ query: { flag, book, year, vol } }, { services }) => {
    const choices = await services.citations.choices({ part: flag, book, year, volume: vol });
    return answered({ outdata: choices.map(writeCitationChoice) });
  }),
  build(citations.check, async ({ body, principal, request, signal }, { services }) => {
    if (principal === null) services.spendVisitorSearch(request.ip);
    const withSentences = principal?.hasSubscription === true;
    const verdicts = await services.citations.check({ ...body, withSentences, signal });
    return answered({ outdata: verdicts.map(writeCitationVerdict) });
  }),
  build(citations.ofJudgment, async ({ query, principal, signal }, { services }) => {
    const withSentences = principal?.hasSubscription === true;
    const found = await services.citations.ofJudgment({ id: query.filename, withSentences, signal });
    return answered({ outdata: writeJudgmentCitations(found) });
  }),
];
