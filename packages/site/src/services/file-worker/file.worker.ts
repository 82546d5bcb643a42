import { serveFileReader } from '@headnote/core/brief-check';

serveFileReader(globalThis, async () => (await import('@headnote/widgets/pdf-reader')).readPdf);
