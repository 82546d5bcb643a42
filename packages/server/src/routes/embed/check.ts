import { serverCalls } from '@headnote/core/contract';
import { build } from '../../http/built-call.js';
import { linkedVerdict } from './linked-verdict.js';

/** Checks several citations. */
export const checkRoute = build(serverCalls.embed.check, async ({ body, request }, { services, siteOrigin }) => {
  services.spendVisitorSearch(request.ip);
  const verdicts = await services.citations.check({ ...body, withSentences: false });
  const origin = siteOrigin(request);
  return { items: verdicts.map((verdict) => linkedVerdict(verdict, origin)) };
});
