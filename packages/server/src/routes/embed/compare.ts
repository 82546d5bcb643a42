import { serverCalls } from '@headnote/core/contract';
import { build } from '../build-call.js';
import { readerKey } from '../reader-key.js';

/** Compares quotations, pages and paragraphs with what everybody may read of judgments. */
export const compareRoute = build(serverCalls.embed.compare, async ({ body, request, signal }, { services }) => {
  const compare = () => services.citations.compare({ ...body, readsTexts: false, signal });
  return { items: await services.inTurn(readerKey(null, request.ip), compare) };
});
