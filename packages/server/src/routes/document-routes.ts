import { serverCalls, writeSearchAnswer } from '@headnote/core/contract';
import { NotAllowedError, NotFoundError } from '@headnote/core/errors';
import { build, type BuiltCall } from './build-call.js';
import { createDownloads } from './downloads-at-once.js';
import { answered } from '../http/envelope.js';
import { memberOf } from './member-of.js';
import { readInTurn } from './read-in-turn.js';
import { sendFile } from '../http/send-file.js';
import { sendWithETag } from './embed/send-with-etag.js';

const { documents } = serverCalls;

/** Later treatments of a judgment next to its preview. */
const MAX_LATER = 5;
/** Acts that a judgment names, next to its preview. */
const MAX_ACTS = 8;
/** Judgments to which a judgment refers that the answer lists. */
const MAX_REFERRED = 40;

const beginDownload = createDownloads();

const NOT_FOUND = 'The library does not have this document.';

/** What the library contains; notices and reports about a document; the judgments that cite a judgment, and those that overrule it. */
export const documentRoutes: readonly BuiltCall[] = [
  build(documents.coverage, async ({ request, reply }, { services }) =>
    sendWithETag({ request, reply, text: JSON.stringify(answered({ outdata: await services.coverage() })) }),
  ),
  build(documents.notice, async ({ query }, { services }) => {
    const mark = await services.mark(query.id);
    if (mark === undefined) return answered({});
    const { state, at } = mark;
    // Why a judgment is hidden would make it stand out.
    const reason = state === 'hidden' ? '' : mark.reason;
    return answered({ outdata: { state, reason, on: new Date(at).toISOString().slice(0, 10) } });
  }),
  build(documents.extent, ({ query, principal, request, signal }, { services }) =>
    readInTurn(services, { principal, request, signal }, async () => {
      const found = await services.extent(query.id);
      if (found === undefined) throw new NotFoundError(NOT_FOUND);
      const { id, kind, ...extent } = found;
      const treating = kind === 'act' ? [] : await services.citations.treatments({ id, limit: MAX_LATER, signal });
      const later = treating.map(({ treatment, judgment: { title, citation, houseCitation, decidedOn: on } }) => ({
        treatment,
        title,
        citation,
        houseCitation,
        on,
      }));
      const acts = kind === 'act' ? [] : await services.citations.actsOf(id, MAX_ACTS);
      const referred = kind === 'act' ? [] : await services.citations.referredBy(id, MAX_REFERRED);
      return answered({ outdata: { ...extent, later, acts, referred } });
    }),
  ),
  build(documents.reportError, async ({ body, request }, { contact, services }) => {
    const citation = await services.houseCitation(body.id);
    if (citation === undefined) return { flag: false, message: NOT_FOUND, outdata: null };
    const result = await contact.report({ ...body, citation }, request.ip);
    if (!result.isDone) return { flag: false, message: result.message, outdata: null };
    return answered({ message: `Thank you. Your report was received. Its number is ${result.reference}.` });
  }),
  build(documents.replica, async ({ query: { docpdfid: id }, principal, request, reply }, { services }) => {
    // The file has the whole text (V10).
    if (!memberOf(principal).hasSubscription) {
      throw new NotAllowedError('The original is for members with a running subscription.');
    }
    const file = await services.original(id);
    if (file === undefined) throw new NotFoundError('The library has no original of this document.');
    beginDownload(memberOf(principal).userId, reply);
    return sendFile({
      file,
      request,
      // Whoever made the file, it runs nothing in this site's name.
      reply: reply.type('application/pdf').headers({
        'content-disposition': `attachment; filename="${id}.pdf"`,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      }),
    });
  }),
  build(documents.citedBy, linked('citing')),
  build(documents.overruled, linked('overruling')),
];

function linked(which: 'citing' | 'overruling'): Parameters<typeof build<typeof documents.citedBy>>[1] {
  return async ({ query, principal }, { services }) => {
    const withSentences = principal?.hasSubscription === true;
    const answer = await services.citations.linked({ id: query.filename, which, withSentences });
    return answered({ outdata: writeSearchAnswer(answer) });
  };
}
