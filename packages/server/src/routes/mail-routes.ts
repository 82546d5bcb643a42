import { serverCalls } from '@headnote/core/contract';
import { houseCitationToSlug } from '@headnote/core/search/bodies';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';
import { findPrintable } from './find-printable.js';
import { memberOf } from './member-of.js';
import { readerKey } from './reader-key.js';
import { orRefusal } from './refusal-answer.js';

/** Judgments by e-mail, and the addresses that a member has sent to. */
export const mailRoutes: readonly BuiltCall[] = [
  build(serverCalls.mail.sendJudgment, ({ body, principal, signal, request }, dependencies) =>
    orRefusal(async () => {
      const { services, printing, siteOrigin, memberLibrary } = dependencies;
      const { userId } = memberOf(principal);
      const { file_name: documentId, message: note } = body;
      const emails = await memberLibrary.sending.check(userId, body.emailids);
      const origin = siteOrigin(request);
      const reader = { principal, signal, address: request.ip };
      const document = await findPrintable(services, { kind: 'case', id: documentId }, reader);
      const { title, citation, warning } = document;
      const pdf = body.attachPdf
        ? {
            fileName: `${document.fileName}.pdf`,
            content: await printing.print(document, {
              paper: 'A4',
              origin,
              signal,
              reader: readerKey(principal, request.ip),
            }),
          }
        : undefined;
      const link = `${origin}/case/${houseCitationToSlug(document.houseCitation)}`;
      const sent = await memberLibrary.sending.send(userId, {
        emails,
        documentId,
        note,
        title,
        citation,
        warning,
        link,
        pdf,
      });
      return answered({
        message: sent === 1 ? 'The judgment was sent.' : `The judgment was sent to ${sent} addresses.`,
      });
    }),
  ),

  build(serverCalls.complete.email, async ({ query, principal }, { memberLibrary }) =>
    answered({ outdata: await memberLibrary.sending.addresses(memberOf(principal).userId, query.emailid) }),
  ),
];
