// The widgets' tags in Vue templates: import '@headnote/widgets/jsx/vue' once.
import type {} from 'vue';
import type { WidgetAttributes } from '../types/attributes/index.js';
import type { WidgetEventMap } from '../types/element/events.js';

/** `@headnote-ready` in a template is the property `onHeadnoteReady`. */
type Listeners = {
  [K in keyof WidgetEventMap as K extends `headnote-${infer Name}` ? `onHeadnote${Capitalize<Name>}` : never]?: (
    event: WidgetEventMap[K],
  ) => void;
};

type Components = {
  [T in keyof WidgetAttributes]: new () => { $props: WidgetAttributes[T] & Listeners };
};

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
