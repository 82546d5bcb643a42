/** The part of jsdom 31 that the benchmark uses; the package has no types. */
declare module 'jsdom' {
  import type { WindowLike } from 'dompurify';

  export class JSDOM {
    constructor(html: string);
    readonly window: WindowLike;
  }
}
