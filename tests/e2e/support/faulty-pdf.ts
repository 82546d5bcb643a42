import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong while a PDF comes: it ends too early, its connection breaks, nothing more comes. */
export type PdfFault = 'ends-early' | 'cut-off' | 'stalls';

const ANNOUNCED = 400_000;
const SENT = 200_000;

const endings: Readonly<Record<PdfFault, (response: ServerResponse) => void>> = {
  'ends-early': (response) => response.socket?.end(),
  'cut-off': (response) => response.socket?.resetAndDestroy(),
  stalls: () => undefined,
};

/** Starts a server whose PDFs never come whole: half of the announced length, then the fault that the path names. */
export async function startFaultyPdf() {
  const server = createServer((request, response) => {
    const fault = (request.url ?? '').slice(1) as PdfFault;
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': ANNOUNCED });
    response.write(Buffer.alloc(SENT, '%PDF-1.7 '), () => endings[fault](response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (fault: PdfFault) => `http://127.0.0.1:${port}/${fault}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
