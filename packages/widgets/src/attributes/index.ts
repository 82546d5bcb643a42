import type { OptionTable, OptionValues } from '../element/options.js';
import type { WidgetEventMap } from '../element/events.js';
import type { widgetTables } from '../tables/index.js';
import type { WidgetName } from '../widget-names.js';

/** `headingLevel` becomes `heading-level`. */
type Kebab<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : S;

type TextOf<V extends OptionValues> = V[0] extends number
  ? number | `${number}`
  : V[0] extends RegExp
    ? string
    : Extract<V[number], string>;

type AttributesOf<O extends OptionTable> = { readonly [K in keyof O & string as Kebab<K>]?: TextOf<O[K]> | undefined };

/** Attributes of each widget's tag, by tag, for templates of any framework. */
export type WidgetAttributes = {
  readonly [N in WidgetName as `headnote-${N}`]: AttributesOf<(typeof widgetTables)[N]> & {
    /** `lazy` (default) loads the widget 400 px before it reaches the screen. */
    readonly loading?: 'lazy' | 'eager' | undefined;
  };
};

/** Listeners of the widgets' events, by name with a prefix: `onheadnote-ready` for React and Svelte 5, `on:headnote-ready` for Svelte 4. */
export type WidgetListeners<Prefix extends string> = {
  readonly [K in keyof WidgetEventMap as `${Prefix}${K}`]?: ((event: WidgetEventMap[K]) => void) | undefined;
};
