import { listOfAuthorities } from '@headnote/core/authorities';
import { serverCalls } from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';
import { findAuthorities } from './find-authorities.js';
import { findPrintable, readPlace } from './find-printable.js';
import { readerKey } from './reader-key.js';

/** Documents as PDF. The form for e-mail has the same path, and answers name and size instead of the file. */
export const printRoutes: readonly BuiltCall[] = [
  build(serverCalls.documents.pdf, async ({ body, principal, signal, request, reply }, dependencies) => {
    const { services, printing, siteOrigin, alerts } = dependencies;
    const { paper, forMail } = body.options;
    const origin = siteOrigin(request);
    const reader = { principal, signal, address: request.ip };
    const document = await findPrintable(services, readPlace(body.url, origin), reader);
    const pdf = await printing.print(document, { paper, origin, signal, reader: readerKey(principal, request.ip) });
    const fileName = `${document.fileName}.pdf`;
    if (forMail) return answered({ outdata: { file_name: fileName, size: pdf.length } });
    await alerts.noteExport(principal, { houseCitation: document.houseCitation });
    return reply
      .headers({ 'content-disposition': `attachment; filename="${fileName}"`, 'content-length': pdf.length })
      .type('application/pdf')
      .send(pdf);
  }),

  build(serverCalls.library.authorities, async ({ body, principal, signal, request, reply }, dependencies) => {
    const { services, printing, siteOrigin, alerts } = dependencies;
    const origin = siteOrigin(request);
    const authorities = await findAuthorities(services, body.ids, { principal, signal, address: request.ip, origin });
    const parts = listOfAuthorities(authorities, { order: body.order, hasTreatment: body.treatment });
    const pdf = await printing.printAuthorities(
      { title: body.title, parts },
      { paper: 'A4', origin, signal, reader: readerKey(principal, request.ip) },
    );
    await alerts.noteExport(principal, { ids: body.ids });
    return reply
      .headers({ 'content-disposition': 'attachment; filename="authorities.pdf"', 'content-length': pdf.length })
      .type('application/pdf')
      .send(pdf);
  }),

  build(serverCalls.citations.report, async ({ body, principal, signal, request, reply }, { printing, siteOrigin }) => {
    const reader = readerKey(principal, request.ip);
    const pdf = await printing.printReport(body, { paper: 'A4', origin: siteOrigin(request), signal, reader });
    return reply
      .headers({ 'content-disposition': 'attachment; filename="citations.pdf"', 'content-length': pdf.length })
      .type('application/pdf')
      .send(pdf);
  }),
];
