import { serveFileReader, type ReaderScope } from '@headnote/core/brief-check';

// The worker of applications with a bundler.
serveFileReader(globalThis as unknown as ReaderScope, async () => (await import('./pdf-reader.js')).readPdf);
