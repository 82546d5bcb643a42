import { serveFileReader } from '@headnote/core/brief-check';

// The worker of applications with a bundler.
serveFileReader(globalThis, async () => (await import('./pdf-reader.js')).readPdf);
