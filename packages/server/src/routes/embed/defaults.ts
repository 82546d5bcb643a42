import { serverCalls, type EmbedDefaults } from '@headnote/core/contract';
import { build } from '../build-call.js';
import { sendWithETag } from './send-with-etag.js';

/** The options that the owner of a key chose for the widgets of all pages. */
export const defaultsRoute = build(serverCalls.embed.defaults, async ({ query, request, reply }, { portals }) => {
  const portal = query.key === undefined ? undefined : await portals.find(query.key);
  const answer: EmbedDefaults = { options: portal?.defaults ?? {} };
  return sendWithETag({ request, reply, text: JSON.stringify(answer) });
});
