declare module 'pdfjs-dist/build/pdf.worker.mjs' {
  /** Reads files without a worker of the browser. */
  export const WorkerMessageHandler: unknown;
}
