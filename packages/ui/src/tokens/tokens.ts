/** Colour roles, in the order of the colour table. */
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

/** Steps of the 4 px grid, in px. */
export const spaceSteps = [4, 8, 12, 16, 20, 24, 28, 32, 40, 56, 72] as const;

/** Type scale, in px at the browser's default size. */
export const sizeSteps = [12, 14, 16, 18, 22, 28, 36] as const;

/** Named combinations of weight, size, line height and face. */
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

/** Values that depend on the density: heights of controls, padding of list rows, gap in a group. */
export const densityRoles = ['height', 'height-small', 'height-large', 'height-field', 'pad-row', 'gap'] as const;

/**
 * Stacking order from the lowest: sticky bars, dialogs, floating surfaces, the loading overlay, toasts, the skip link.
 */
export const layerRoles = ['sticky', 'dialog', 'float', 'busy', 'toast', 'skip'] as const;

/** Durations of a colour change, an opening and a turn. */
export const timeRoles = ['colour', 'open', 'turn'] as const;

/** Widths in px from which a layout changes: the sheets name what is narrower, as `(--phone)` for a phone. */
export const breakpoints = { phone: 720, tablet: 880, smallWindow: 1024, window: 1240 } as const;

export type ColourRole = (typeof colourRoles)[number];
export type SpaceStep = (typeof spaceSteps)[number];
export type SizeStep = (typeof sizeSteps)[number];
export type TextRole = (typeof textRoles)[number];
export type DensityRole = (typeof densityRoles)[number];
export type LayerRole = (typeof layerRoles)[number];
export type TimeRole = (typeof timeRoles)[number];

/** Every custom property of the token sheets that other code may read or set. */
export type TokenName =
  | `--hn-${ColourRole}`
  | `--hn-space-${SpaceStep}`
  | `--hn-size-${SizeStep}`
  | `--hn-text-${TextRole}`
  | `--hn-font-${'sans' | 'serif'}`
  | `--hn-radius${'' | '-small' | '-chip'}`
  | `--hn-time-${TimeRole}`
  | `--hn-${DensityRole}`
  | `--hn-z-${LayerRole}`
  | `--hn-track-${'page' | 'parties'}`
  | '--hn-ease'
  | '--hn-shadow';

/** Returns `var(…)` for a token whose name the compiler checks: `cssVar('--hn-ink')` is `var(--hn-ink)`. */
export function cssVar(name: TokenName): `var(${TokenName})` {
  return `var(${name})`;
}
