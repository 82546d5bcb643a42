import {
  serverCalls,
  writeCitationChoice,
  writeCitationVerdict,
  writeJudgmentCitations,
} from '@headnote/core/contract';
import { build, type BuiltCall } from './built-call.js';
import { answered } from './envelope.js';
import type { Library } from './library.js';

/** The only country whose judgments the library holds: India, in the table of countries. */
const INDIA = 5;

/** Choosing, checking and listing citations. */
export function citationRoutes(library: Library): readonly BuiltCall[] {
  const { citations } = serverCalls;
  return [
    build(citations.books, async ({ query: { operation, countryMasterID: country = INDIA } }) => {
      const choices = country === INDIA ? await library.citations.choices({ part: operation }) : [];
      return answered({ outdata: choices.map(writeCitationChoice) });
    }),
    build(citations.lookup, async ({ query: { flag, book, year, vol } }) => {
      const choices = await library.citations.choices({ part: flag, book, year, volume: vol });
      return answered({ outdata: choices.map(writeCitationChoice) });
    }),
    build(citations.check, async ({ body, principal, request }) => {
      if (principal === null) library.spendVisitorSearch(request.ip);
      const verdicts = await library.citations.check(body);
      return answered({ outdata: verdicts.map(writeCitationVerdict) });
    }),
    build(citations.ofJudgment, async ({ query, principal, signal }) => {
      const withSentences = principal?.hasSubscription === true;
      const found = await library.citations.ofJudgment({ id: query.filename, withSentences, signal });
      return answered({ outdata: writeJudgmentCitations(found) });
    }),
  ];
}
