import { serverCalls } from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';

/** Articles on other sites. */
export const articleRoutes: readonly BuiltCall[] = [
  build(serverCalls.articles.list, async (_input, { articles }) =>
    answered({
      outdata: (await articles.list()).map(({ title, url, subtitle }) => ({ title, url, subtitle })),
    }),
  ),
];
