import { serveFileReader, type ReaderScope } from '@headnote/core/brief-check';

serveFileReader(
  globalThis as unknown as ReaderScope,
  async () => (await import('@headnote/widgets/pdf-reader')).readPdf,
);
