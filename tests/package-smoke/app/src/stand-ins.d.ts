// The parts of Vue's and Svelte's types that ours extend. The app has neither library.
declare module 'vue' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  export interface GlobalComponents {}
}
declare module 'svelte/elements' {
  export interface HTMLAttributes<T extends EventTarget> {
    class?: string;
    id?: string;
    element?: T;
  }
  export interface SvelteHTMLElements {
    div: HTMLAttributes<HTMLDivElement>;
  }
}
