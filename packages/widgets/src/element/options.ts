import { headnotePage } from './page.js';

/** Values of a setting: texts of which the first is the default, or `[default, least, greatest]` of a whole number. */
export type OptionValues = readonly [string, ...string[]] | readonly [number, number, number];

/** The settings of a widget by attribute name (`heading-level`). */
export type OptionTable = Readonly<Record<string, OptionValues>>;

/** What a table's settings are read as. */
export type Options<O extends OptionTable> = {
  readonly [K in keyof O]: O[K][0] extends number ? number : O[K][number];
};

/** Settings that every widget has. */
export const commonOptions = {
  /** `auto` follows the colour scheme of the page around the widget. */
  theme: ['auto', 'light', 'dark'],
  /** `required`: nothing is requested before the visitor has agreed. */
  consent: ['none', 'required'],
  /** Height in px that is kept free from the first moment. */
  'min-block': [0, 0, 9999],
  'heading-level': [2, 2, 6],
  'link-target': ['_self', '_blank', '_top'],
} as const;

/** Name of an attribute as a property and in `dataset`: `heading-level` becomes `headingLevel`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Reads a setting of an element. Order: attribute, `data-*` of the div around it, `data-*` of the script, queue,
 * default. A value that cannot be is passed over.
 */
export function readOption(element: HTMLElement, name: string, values: OptionValues): string | number {
  const div = element.parentElement?.dataset;
  const page = headnotePage();
  const key = camelCase(name);
  const texts = [
    element.getAttribute(name),
    div?.['headnoteWidget'] && div[key],
    page?.script[key],
    page?.settings[key],
  ];
  const [fallback, least = 0, greatest = 0] = values;
  if (typeof fallback === 'number') {
    return (
      texts.map((text) => (text ? +text : NaN)).find((n) => n >= +least && n <= +greatest && n % 1 === 0) ?? fallback
    );
  }
  return texts.find((text): text is string => (values as readonly unknown[]).includes(text)) ?? fallback;
}

/** Reads all settings of a table. */
export function readOptions<O extends OptionTable>(element: HTMLElement, table: O): Options<O> {
  const entries = Object.entries(table).map(([name, values]) => [name, readOption(element, name, values)]);
  return Object.fromEntries(entries) as Options<O>;
}

/** Gives a class a property for each of its attributes: reading gives the value in force, writing sets the attribute. */
export function mirrorAttributes(prototype: HTMLElement, table: OptionTable): void {
  for (const [name, values] of Object.entries(table)) {
    Object.defineProperty(prototype, camelCase(name), {
      configurable: true,
      get(this: HTMLElement) {
        return readOption(this, name, values);
      },
      set(this: HTMLElement, value: string | number | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
}
