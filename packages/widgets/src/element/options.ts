import { attributeFaults } from '../parts/unknown-attributes.js';
import { warn } from '../parts/warn.js';
import { headnotePage } from './page.js';

/**
 * Values of an option: texts of which the first is the default, `[default, least, greatest]` of a whole number, or a
 * pattern of free text (the whole text must match; the default is the empty text).
 */
export type OptionValues = readonly [string, ...string[]] | readonly [number, number, number] | readonly [RegExp];

/** The options of a widget by property name: `headingLevel` is the attribute `heading-level`. */
export type OptionTable = Readonly<Record<string, OptionValues>>;

/** The values of a table's options. */
export type Options<O extends OptionTable> = {
  readonly [K in keyof O]: O[K][0] extends number ? number : O[K][0] extends RegExp ? string : O[K][number];
};

/** Options that every widget has. */
export const commonOptions = {
  /** `auto` follows the colour scheme of the page around the widget. */
  theme: ['auto', 'light', 'dark'],
  /** `required`: nothing is requested before the visitor agrees. */
  consent: ['none', 'required'],
  /** Height in px that is reserved from the start. */
  minBlock: [0, 0, 9999],
  headingLevel: [2, 2, 6],
  linkTarget: ['_self', '_blank', '_top'],
} as const;

/** Returns the attribute of a property: `headingLevel` becomes `heading-level`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, '-$&').toLowerCase();
}

/**
 * Reads an option of an element. Order: attribute, `data-*` of the div around it, `data-*` of the script tag, queue,
 * defaults of the key, default. An invalid value is ignored, and the next level counts.
 */
export function readOption(element: HTMLElement, name: string, values: OptionValues): string | number {
  const div = element.parentElement?.dataset;
  const page = headnotePage();
  const texts: readonly (string | null | undefined)[] = [
    element.getAttribute(attributeName(name)),
    div?.['headnoteWidget'] && div[name],
    page?.script[name],
    page?.settings[name],
    page?.defaults?.[name],
  ];
  const value = firstValid(texts, values);
  const own = texts[0] || texts[1];
  // `08` is the number 8.
  if (own && own !== value && +own !== value) warnOnce(`${attributeName(name)}="${own}"`, { value, values });
  return value;
}

function firstValid(texts: readonly (string | null | undefined)[], values: OptionValues): string | number {
  const [fallback, least = 0, greatest = 0] = values;
  if (typeof fallback === 'number') {
    return texts.map((text) => +(text || NaN)).find((n) => n >= +least && n <= +greatest && n % 1 === 0) ?? fallback;
  }
  if (fallback instanceof RegExp) return texts.find((text) => text && fallback.test(text)) || '';
  return texts.find((text): text is string => (values as readonly unknown[]).includes(text)) ?? fallback;
}

const told = new Set<string>();

/** Tells the page's author which value counts instead of an invalid one. */
function warnOnce(invalid: string, { value, values }: { value: string | number; values: OptionValues }): void {
  if (told.has(invalid)) return;
  told.add(invalid);
  const [first, ...rest] = values;
  const valid = typeof first === 'number' ? rest.join(' to ') : values.join(', ');
  warn(`${invalid} is not valid (${valid}); "${value}" counts.`);
}

/** Reads all options of a table, and tells the page's author about attributes that are none of them. */
export function readOptions<O extends OptionTable>(element: HTMLElement, table: O): Options<O> {
  for (const fault of attributeFaults(element, Object.keys(table).map(attributeName))) {
    if (told.has(fault)) continue;
    told.add(fault);
    warn(`<${element.localName}> ${fault}`);
  }
  const entries = Object.entries(table).map(([name, values]) => [name, readOption(element, name, values)]);
  return Object.fromEntries(entries) as Options<O>;
}

/**
 * Gives a class a property for each option: reading returns the value in effect, writing sets the attribute. Returns
 * the names of the attributes.
 */
export function mirrorAttributes(prototype: HTMLElement, table: OptionTable): string[] {
  return Object.entries(table).map(([name, values]) => {
    const attribute = attributeName(name);
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return readOption(this, name, values);
      },
      set(this: HTMLElement, value: string | number | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
    return attribute;
  });
}
