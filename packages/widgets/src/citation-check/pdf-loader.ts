import type { ReadPdf } from '@headnote/core/brief-check';

type PdfCode = () => Promise<{ readonly readPdf: ReadPdf }>;

let load: PdfCode | undefined;

/** Sets how the PDF reader is fetched. A pinned file has none. */
export function setPdfReader(loader: PdfCode): void {
  load = loader;
}

/** Fetches the PDF reader. It is larger than all widgets together, so only a PDF causes it. Rejects without one. */
export async function loadPdfReader(): Promise<ReadPdf> {
  const code = await load?.();
  if (!code) throw new Error('There is no PDF reader.');
  return code.readPdf;
}
