import { serverCalls } from '@headnote/core/contract';
import { build } from '../build-call.js';
import { readerKey } from '../reader-key.js';
import { linkedVerdicts } from './linked-verdicts.js';

/** Checks several citations, each with the names of the parties beside it. */
export const checkRoute = build(
  serverCalls.embed.check,
  async ({ body, request, signal }, { services, siteOrigin }) => {
    const read = () => services.citations.readLines({ ...body, withSentences: false, signal });
    const lines = await services.inTurn(readerKey(null, request.ip), read);
    return { items: await linkedVerdicts(services, lines, siteOrigin(request)) };
  },
);
