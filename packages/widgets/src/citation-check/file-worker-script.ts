import { serveFileReader, type ReadPdf } from '@headnote/core/brief-check';

/** Hash of the PDF reader's file, so that no cache combines two releases. Set by the build. */
declare const HEADNOTE_PDF: string;

// The worker of the script build. The PDF reader is a file of its own, which only a PDF fetches.
// Vite would put the file into this one if the address were written in one expression.
const here = import.meta.url;
const address = new URL(`pdf-reader.js?v=${HEADNOTE_PDF}`, here).href;
const load = () => import(/* @vite-ignore */ address) as Promise<{ readonly readPdf: ReadPdf }>;
serveFileReader(globalThis, async () => (await load()).readPdf);
