// The widgets' tags in Svelte templates: import '@headnote/widgets/jsx/svelte' once.
import type { HTMLAttributes } from 'svelte/elements';
import type { WidgetAttributes, WidgetListeners } from '../types/attributes/index.js';

type Elements = {
  [T in keyof WidgetAttributes]: WidgetAttributes[T] &
    WidgetListeners<'on' | 'on:'> &
    Omit<HTMLAttributes<HTMLElement>, keyof WidgetAttributes[T]>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
