/**
 * The widgets, by name without prefix. The build, the loader and the size limits read this list. A widget has
 * `src/<name>/script.ts` (defines its tag in the script build), `index.ts` and `define.ts` (for applications), and its
 * limits in `sizes.mjs`.
 */
export const widgetNames = [
  'latest-cases',
  'citation-finder',
  'citation-check',
  'inquiry-form',
  'case-preview',
] as const;

/** Name of a widget, without prefix. */
export type WidgetName = (typeof widgetNames)[number];
