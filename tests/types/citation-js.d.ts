// The reader of reference formats that the tests use has no types of its own.
declare module '@citation-js/core' {
  export class Cite {
    constructor(data: string, options?: { readonly forceType?: string });
    readonly data: readonly Readonly<Record<string, unknown>>[];
  }
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
