/** The worker of pdf.js, which ships without types. It is only handed on, never called. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown;
}
