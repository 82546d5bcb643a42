import { serverCalls, writeAnswer } from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';

/** India in the table of countries: the library has judgments of no other country. */
const INDIA = 5;

const { citations } = serverCalls;

/** Reports listed for a citation without its page: most volumes have fewer judgments. */
const MAX_FITS = 200;

/** Choosing, checking and listing citations. */
export const citationRoutes: readonly BuiltCall[] = [
  build(citations.books, async ({ query: { operation, countryMasterID: country = INDIA } }, { services }) => {
    return writeAnswer(citations.books, country === INDIA ? await services.citations.choices({ part: operation }) : []);
  }),
  build(citations.lookup, async ({ query: { flag, book, year, vol } }, { services }) => {
    return writeAnswer(citations.lookup, await services.citations.choices({ part: flag, book, year, volume: vol }));
  }),
  build(citations.check, async ({ body, principal, request, signal }, { services }) => {
    if (principal === null) services.spendVisitorSearch(request.ip);
    const withSentences = principal?.hasSubscription === true;
    return writeAnswer(citations.check, await services.citations.check({ ...body, withSentences, signal }));
  }),
  build(citations.readLines, async ({ body, principal, request, signal }, { services }) => {
    if (principal === null) services.spendVisitorSearch(request.ip);
    const withSentences = principal?.hasSubscription === true;
    const lines = await services.citations.readLines({ ...body, withSentences, maxFits: MAX_FITS, signal });
    return writeAnswer(citations.readLines, lines);
  }),
  build(citations.ofJudgment, async ({ query, principal, signal }, { services }) => {
    const withSentences = principal?.hasSubscription === true;
    const found = await services.citations.ofJudgment({ id: query.filename, withSentences, signal });
    return writeAnswer(citations.ofJudgment, found);
  }),
];
