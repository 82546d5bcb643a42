import { english, hindi } from '@headnote/ui/labels';
import type { Preview } from '@storybook/react-vite';
import { emulateForcedColours } from './forced-colours.js';

/** The toolbars: icon, title and choices of each global. The first choice is the default. */
const TOOLBARS = {
  theme: ['mirror', 'Theme', { light: 'Light', dark: 'Dark', system: 'System' }],
  brand: ['paintbrush', 'Brand', { headnote: 'Headnote', vidhi: 'Vidhi College Library' }],
  density: ['component', 'Density', { comfortable: 'Comfortable', compact: 'Compact' }],
  textSize: [
    'ruler',
    'Text size',
    {
      normal: 'Text 100 %',
      smallest: 'Text 87.5 %',
      large: 'Text 112.5 %',
      larger: 'Text 125 %',
      largest: 'Text 150 %',
    },
  ],
  language: ['globe', 'Language', { en: 'English', hi: 'हिन्दी' }],
  direction: ['transfer', 'Direction', { ltr: 'Left to right', rtl: 'Right to left' }],
  motion: ['play', 'Motion', { system: 'Motion as the system says', reduced: 'Reduced motion' }],
  contrast: ['contrast', 'Contrast', { normal: 'Normal colours', forced: 'Forced colours (emulated)' }],
} as const;

type Globals = Record<keyof typeof TOOLBARS, string>;

export const globalTypes: NonNullable<Preview['globalTypes']> = Object.fromEntries(
  Object.entries(TOOLBARS).map(([name, [icon, title, choices]]) => [
    name,
    {
      description: title,
      toolbar: {
        title,
        icon,
        dynamicTitle: true,
        items: Object.entries(choices).map(([value, choice]) => ({ value, title: choice })),
      },
    },
  ]),
);

export const initialGlobals: Globals = Object.fromEntries(
  Object.entries(TOOLBARS).map(([name, [, , choices]]) => [name, Object.keys(choices)[0] ?? '']),
) as Globals;

/** The labels of the chosen language. */
export function labelsOf(globals: Record<string, string | undefined>) {
  return globals['language'] === 'hi' ? hindi : english;
}

/** Attributes that also work on an element inside a page: a docs page shows many stories. */
export function attributesOf(globals: Record<string, string | undefined>) {
  const chosen = (name: keyof Globals) => globals[name] ?? initialGlobals[name];
  return {
    'data-theme': chosen('theme'),
    'data-brand': chosen('brand'),
    'data-density': chosen('density'),
    'data-motion': chosen('motion'),
    lang: chosen('language'),
    dir: chosen('direction'),
  };
}

/** Sets the chosen globals on the root element, where the style sheets read them. */
export function setGlobals(globals: Record<string, string | undefined>): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributesOf(globals))) root.setAttribute(name, value);
  root.dataset['textSize'] = globals['textSize'] ?? initialGlobals.textSize;
  emulateForcedColours(globals['contrast'] === 'forced');
}
