import type { ColourRole } from './tokens.js';

/** Minimum contrast of a role on its backgrounds. */
export interface ContrastNeed {
  /** Colour of the text, border or mark. */
  readonly role: ColourRole;
  /** Backgrounds on which the role is used. */
  readonly grounds: readonly ColourRole[];
  /** WCAG 2 contrast: 7 is AAA and 4.5 is AA for text; 3 is the minimum for the border of a control. */
  readonly least: 3 | 4.5 | 7;
}

const PAGE = ['paper', 'surface', 'sunken'] as const;
const EVERYWHERE = [...PAGE, 'accent-wash', 'bad-wash'] as const;

/** Minimum contrasts for every brand and theme: body text AAA, other text AA, borders of controls and marks 3:1. */
export const contrastNeeds: readonly ContrastNeed[] = [
  { role: 'ink', grounds: EVERYWHERE, least: 7 },
  { role: 'muted', grounds: EVERYWHERE, least: 4.5 },
  { role: 'accent', grounds: EVERYWHERE, least: 4.5 },
  { role: 'accent-hover', grounds: EVERYWHERE, least: 4.5 },
  { role: 'on-accent', grounds: ['accent', 'accent-hover'], least: 7 },
  { role: 'focus', grounds: EVERYWHERE, least: 4.5 },
  { role: 'good', grounds: EVERYWHERE, least: 4.5 },
  { role: 'caution', grounds: EVERYWHERE, least: 4.5 },
  { role: 'bad', grounds: EVERYWHERE, least: 4.5 },
  { role: 'on-hit', grounds: ['hit'], least: 7 },
  { role: 'on-current-hit', grounds: ['current-hit'], least: 7 },
  { role: 'hit-mark', grounds: PAGE, least: 3 },
  { role: 'control', grounds: PAGE, least: 3 },
];
