declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  /** Reads files without a worker of the browser. */
  export const WorkerMessageHandler: unknown;
}
