import { serverCalls, writeAnswer } from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';
import { readInTurn } from './read-in-turn.js';
import { readerKey } from './reader-key.js';

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
    if (principal === null) await services.spendVisitorSearch(request.ip);
    const withSentences = principal?.hasSubscription === true;
    const check = () => services.citations.check({ ...body, withSentences, signal });
    return writeAnswer(citations.check, await services.inTurn(readerKey(principal, request.ip), check));
  }),
  build(citations.readLines, async ({ body, principal, request, signal }, { services }) => {
    if (principal === null) await services.spendVisitorSearch(request.ip);
    const withSentences = principal?.hasSubscription === true;
    const read = () => services.citations.readLines({ ...body, withSentences, maxFits: MAX_FITS, signal });
    return writeAnswer(citations.readLines, await services.inTurn(readerKey(principal, request.ip), read));
  }),
  build(citations.compare, async ({ body, principal, request, signal }, { services }) => {
    if (principal === null) await services.spendVisitorSearch(request.ip);
    const readsTexts = principal?.hasSubscription === true;
    const compare = () => services.citations.compare({ ...body, readsTexts, signal });
    return writeAnswer(citations.compare, await services.inTurn(readerKey(principal, request.ip), compare));
  }),
  build(citations.ofJudgment, async ({ query, principal, request, signal }, { services }) => {
    const withSentences = principal?.hasSubscription === true;
    const found = await readInTurn(services, { principal, request, signal }, () =>
      services.citations.ofJudgment({ id: query.filename, withSentences, signal }),
    );
    return writeAnswer(citations.ofJudgment, found);
  }),
];
