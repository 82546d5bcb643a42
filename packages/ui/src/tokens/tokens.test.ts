import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contrast, parseColour } from './contrast.js';
import { colourRoles, cssVar, sizeSteps, spaceSteps, textRoles, type ColourRole } from './tokens.js';

const read = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url).href), 'utf8');
const sheet = read('./tokens.css');
const typeSheet = read('./type.css');

type Theme = 'light' | 'dark';

/** The value of a colour role in one theme, read from the sheet itself. */
function colour(role: ColourRole, theme: Theme) {
  const value = new RegExp(`--hn-${role}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(sheet);
  return parseColour((theme === 'light' ? value?.[1] : value?.[2]) ?? value?.[3] ?? 'missing');
}

function ratio(one: ColourRole, other: ColourRole, theme: Theme) {
  return Number(contrast(colour(one, theme), colour(other, theme)).toFixed(1));
}

// [role, on paper, on surface, on sunken], as the design's colour table gives them.
const measured: Record<Theme, [ColourRole, number, number, number][]> = {
  light: [
    ['ink', 16.3, 16.9, 15.1],
    ['muted', 7.9, 8.2, 7.3],
    ['accent', 10.7, 11.1, 9.9],
    ['accent-hover', 13.4, 13.9, 12.4],
    ['focus', 9.4, 9.7, 8.7],
    ['good', 7.9, 8.1, 7.3],
    ['caution', 7.7, 8.0, 7.2],
    ['bad', 8.0, 8.3, 7.4],
    ['hit-mark', 4.9, 5.1, 4.6],
    ['control', 3.8, 4.0, 3.6],
  ],
  dark: [
    ['ink', 14.1, 13.0, 14.8],
    ['muted', 8.4, 7.7, 8.8],
    ['accent', 9.2, 8.4, 9.6],
    ['accent-hover', 11.4, 10.5, 12.0],
    ['focus', 9.4, 8.7, 9.9],
    ['good', 9.7, 9.0, 10.2],
    ['caution', 9.4, 8.7, 9.9],
    ['bad', 8.5, 7.8, 8.9],
    ['hit-mark', 10.2, 9.4, 10.7],
    ['control', 4.6, 4.3, 4.8],
  ],
};

describe.each(['light', 'dark'] as const)('the %s colours', (theme) => {
  it.each(measured[theme])('give %s the contrast that the design measured', (role, paper, surface, sunken) => {
    expect([ratio(role, 'paper', theme), ratio(role, 'surface', theme), ratio(role, 'sunken', theme)]).toEqual([
      paper,
      surface,
      sunken,
    ]);
  });

  it('give body text AAA and every other text AA wherever it stands', () => {
    for (const ground of ['paper', 'surface', 'sunken', 'accent-wash', 'bad-wash'] as const) {
      expect(ratio('ink', ground, theme)).toBeGreaterThanOrEqual(7);
      for (const role of ['muted', 'accent', 'good', 'caution', 'bad', 'focus'] as const) {
        expect(ratio(role, ground, theme)).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(ratio('on-accent', 'accent', theme)).toBeGreaterThanOrEqual(7);
    expect(ratio('on-accent', 'accent-hover', theme)).toBeGreaterThanOrEqual(7);
    expect(ratio('on-hit', 'hit', theme)).toBeGreaterThanOrEqual(7);
    expect(ratio('on-current-hit', 'current-hit', theme)).toBeGreaterThanOrEqual(7);
  });

  it('give borders of controls 3:1', () => {
    for (const ground of ['paper', 'surface', 'sunken'] as const) {
      expect(ratio('control', ground, theme)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the sheets', () => {
  it('define every name that the types promise', () => {
    for (const role of colourRoles) expect(sheet).toContain(`--hn-${role}:`);
    for (const step of spaceSteps) expect(sheet).toContain(`--hn-space-${step}: ${step}px;`);
    for (const step of sizeSteps) expect(typeSheet).toContain(`--hn-size-${step}: ${step / 16}rem;`);
    for (const role of textRoles) expect(typeSheet).toContain(`--hn-text-${role}:`);
  });

  it('give every colour role a system colour where colours are forced', () => {
    const forced = sheet.slice(sheet.indexOf('forced-colors: active'), sheet.indexOf('@media print'));
    for (const role of colourRoles) expect(forced).toMatch(new RegExp(`--hn-${role}: [A-Z]\\w+ !important;`));
  });

  it('keep rem out of the sheet that goes into a shadow root', () => {
    expect(sheet).not.toMatch(/\d(?:rem)\b/);
  });

  it('are used by name', () => {
    expect(cssVar('--hn-ink')).toBe('var(--hn-ink)');
  });
});

describe('contrast', () => {
  it('is 21 between black and white, whichever comes first', () => {
    expect(contrast(parseColour('#000'), parseColour('#ffffff'))).toBe(21);
    expect(contrast(parseColour('rgb(255, 255, 255)'), parseColour('rgb(0 0 0 / 50%)'))).toBe(21);
  });

  it('names a text that is no colour', () => {
    expect(() => parseColour('missing')).toThrow('"missing" is no colour');
  });
});
