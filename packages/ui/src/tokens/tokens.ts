/** The colour roles, in the order of the colour table. */
export const colourRoles = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'muted',
  'accent',
  'accent-hover',
  'on-accent',
  'accent-wash',
  'focus',
  'good',
  'caution',
  'bad',
  'bad-wash',
  'hit',
  'on-hit',
  'current-hit',
  'on-current-hit',
  'hit-mark',
  'control',
  'rule',
  'hairline',
  'skeleton',
] as const;

/** The steps of the 4 px grid, in px. */
export const spaceSteps = [4, 8, 12, 16, 20, 24, 28, 32, 40, 56, 72] as const;

/** The type scale, in px at the browser's default size. */
export const sizeSteps = [12, 14, 16, 18, 22, 28, 36] as const;

/** The named combinations of weight, size, line height and face. */
export const textRoles = [
  'page',
  'parties',
  'section',
  'row',
  'law',
  'quote',
  'context',
  'note',
  'body',
  'ui',
  'label',
  'strong',
  'small',
  'chip',
] as const;

export type ColourRole = (typeof colourRoles)[number];
export type SpaceStep = (typeof spaceSteps)[number];
export type SizeStep = (typeof sizeSteps)[number];
export type TextRole = (typeof textRoles)[number];

/** Every custom property that the token sheets define and that others may read or set. */
export type TokenName =
  | `--hn-${ColourRole}`
  | `--hn-space-${SpaceStep}`
  | `--hn-size-${SizeStep}`
  | `--hn-text-${TextRole}`
  | `--hn-font-${'sans' | 'serif'}`
  | `--hn-radius${'' | '-small' | '-chip'}`
  | `--hn-time-${'colour' | 'open' | 'turn'}`
  | '--hn-ease'
  | '--hn-shadow';

/** `cssVar('--hn-ink')` is `var(--hn-ink)`, with the name checked by the compiler. */
export function cssVar(name: TokenName): `var(${TokenName})` {
  return `var(${name})`;
}
