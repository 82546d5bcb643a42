import { serverCalls, writeAnswer } from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';

/** Articles on other sites. */
export const articleRoutes: readonly BuiltCall[] = [
  build(serverCalls.articles.list, async (_input, { articles }) =>
    writeAnswer(serverCalls.articles.list, await articles.list()),
  ),
];
