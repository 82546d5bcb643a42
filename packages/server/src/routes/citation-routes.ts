import {
  serverCalls,
  writeCitationChoice,
  writeCitationVerdict,
  writeJudgmentCitations,
} from '@headnote/core/contract';
import { build, type BuiltCall } from './built-call.js';
import { answered } from './envelope.js';

/** India in the table of countries: the library has judgments of no other country. */
const INDIA = 5;

const { citations } = serverCalls;

/** Choosing, checking and listing citations. */
export const citationRoutes: readonly BuiltCall[] = [
  build(citations.books, async ({ query: { operation, countryMasterID: country = INDIA } }, { library }) => {
    const choices = country === INDIA ? await library.citations.choices({ part: operation }) : [];
    return answered({ outdata: choices.map(writeCitationChoice) });
  }),
  build(citations.lookup, async ({ query: { flag, book, year, vol } }, { library }) => {
    const choices = await library.citations.choices({ part: flag, book, year, volume: vol });
    return answered({ outdata: choices.map(writeCitationChoice) });
  }),
  build(citations.check, async ({ body, principal, request }, { library }) => {
    if (principal === null) library.spendVisitorSearch(request.ip);
    const verdicts = await library.citations.check(body);
    return answered({ outdata: verdicts.map(writeCitationVerdict) });
  }),
  build(citations.ofJudgment, async ({ query, principal, signal }, { library }) => {
    const withSentences = principal?.hasSubscription === true;
    const found = await library.citations.ofJudgment({ id: query.filename, withSentences, signal });
    return answered({ outdata: writeJudgmentCitations(found) });
  }),
];
