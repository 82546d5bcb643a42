import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
// @ts-expect-error -- a script without types.
import { tokenFiles } from '../../tokens.mjs';
import { contrast, parseColour } from './contrast.js';
import {
  breakpoints,
  colourRoles,
  contrastNeeds,
  cssVar,
  densityRoles,
  layerRoles,
  sizeSteps,
  spaceSteps,
  textRoles,
  timeRoles,
  type ColourRole,
} from './index.js';

const read = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url).href), 'utf8');
const sheet = read('./tokens.css');
const typeSheet = read('./type.css');
const brandSheet = read('./brand-vidhi.css');

type Theme = 'light' | 'dark';
type Brand = 'headnote' | 'vidhi';

/** Value of a colour role in a theme, read from the sheet. A brand that leaves a role out uses the default. */
function colour(role: ColourRole, theme: Theme, brand: Brand = 'headnote') {
  const declaration = new RegExp(`--hn-${role}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`);
  const value = (brand === 'vidhi' ? declaration.exec(brandSheet) : null) ?? declaration.exec(sheet);
  return parseColour((theme === 'light' ? value?.[1] : value?.[2]) ?? value?.[3] ?? 'missing');
}

function ratio(one: ColourRole, other: ColourRole, theme: Theme, brand?: Brand) {
  return Number(contrast(colour(one, theme, brand), colour(other, theme, brand)).toFixed(1));
}

// [role, on paper, on surface, on sunken], from the design's colour table.
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

describe.each(['light', 'dark'] as const)('%s colours', (theme) => {
  it.each(measured[theme])('have in %s the contrast of the design', (role, paper, surface, sunken) => {
    expect([ratio(role, 'paper', theme), ratio(role, 'surface', theme), ratio(role, 'sunken', theme)]).toEqual([
      paper,
      surface,
      sunken,
    ]);
  });

  it.each(['headnote', 'vidhi'] as const)(
    'reach in %s AAA for body text, AA for other text and 3:1 for borders of controls',
    (brand) => {
      for (const { role, grounds, least } of contrastNeeds) {
        for (const ground of grounds) {
          expect(ratio(role, ground, theme, brand), `${role} on ${ground}`).toBeGreaterThanOrEqual(least);
        }
      }
    },
  );
});

/** Names of all custom properties that the sheets declare. */
function declared(...sheets: string[]) {
  return new Set(sheets.flatMap((text) => [...text.matchAll(/(--hn-[\w-]+):/g)].map((match) => match[1])));
}

describe('style sheets of the tokens', () => {
  it('define exactly the names of the types', () => {
    const promised = [
      ...colourRoles.map((role) => `--hn-${role}`),
      ...spaceSteps.map((step) => `--hn-space-${step}`),
      ...sizeSteps.map((step) => `--hn-size-${step}`),
      ...textRoles.map((role) => `--hn-text-${role}`),
      ...densityRoles.map((role) => `--hn-${role}`),
      ...layerRoles.map((role) => `--hn-z-${role}`),
      ...timeRoles.map((role) => `--hn-time-${role}`),
      '--hn-font-sans',
      '--hn-font-serif',
      '--hn-radius',
      '--hn-radius-small',
      '--hn-radius-chip',
      '--hn-ease',
      '--hn-shadow',
      '--hn-track-page',
      '--hn-track-parties',
    ];
    expect([...declared(sheet, typeSheet)].toSorted()).toEqual(promised.toSorted());
    for (const step of spaceSteps) expect(sheet).toContain(`--hn-space-${step}: ${step}px;`);
    for (const step of sizeSteps) expect(typeSheet).toContain(`--hn-size-${step}: ${step / 16}rem;`);
  });

  it('let a brand set tokens only', () => {
    for (const name of declared(brandSheet)) expect(declared(sheet, typeSheet)).toContain(name);
  });

  it('give every colour role a system colour in forced colours, whatever a brand sets', () => {
    const forced = sheet.slice(sheet.indexOf('forced-colors: active'), sheet.indexOf('@media print'));
    for (const role of colourRoles) expect(forced).toMatch(new RegExp(`--hn-${role}: [A-Z]\\w+ !important;`));
  });

  it('lower every control in compact density, but not below the minimum for a mouse', () => {
    const compact = /\[data-density='compact'\] \{([^}]*)\}/.exec(sheet)?.[1] ?? '';
    for (const role of densityRoles) {
      const px = (text: string) => Number(new RegExp(`--hn-${role}: (\\d+)px;`).exec(text)?.[1]);
      expect(px(compact)).toBeLessThan(px(sheet));
      if (role.startsWith('height')) expect(px(compact)).toBeGreaterThanOrEqual(24);
    }
  });

  it('use no rem in the sheet for shadow roots', () => {
    expect(sheet).not.toMatch(/\d(?:rem)\b/);
  });

  it('are entry points of the package', () => {
    expect(cssVar('--hn-ink')).toBe('var(--hn-ink)');
  });

  it('change the layout at the widths of the sheets', () => {
    const media = [...read('../custom-media.css').matchAll(/@custom-media --([\w-]+) \(max-width: (\d+)px\);/g)];
    const widths = media.map(([, name = '', last]) => [name.replace(/-w/, 'W'), Number(last) + 1]);
    expect(widths).toEqual(Object.entries(breakpoints));
  });
});

describe('design-token files', () => {
  it('match the sheets', async () => {
    const files = await tokenFiles();
    expect(Object.keys(files)).toEqual(['tokens.json', 'tokens.dark.json']);
    for (const [name, text] of Object.entries(files)) expect(read(`./${name}`)).toBe(text);
  });

  it.each([
    ['tokens.json', 'light'],
    ['tokens.dark.json', 'dark'],
  ] as const)('%s contains every colour role in the %s theme', (name, theme) => {
    const { color } = JSON.parse(read(`./${name}`)) as { color: Record<ColourRole, { $value: { hex: string } }> };
    for (const role of colourRoles) expect(parseColour(color[role].$value.hex)).toEqual(colour(role, theme));
  });
});

describe('contrast', () => {
  it('is 21 between black and white, in either order', () => {
    expect(contrast(parseColour('#000'), parseColour('#ffffff'))).toBe(21);
    expect(contrast(parseColour('rgb(255, 255, 255)'), parseColour('rgb(0 0 0 / 50%)'))).toBe(21);
  });

  it('throws on a text that is no colour', () => {
    expect(() => parseColour('missing')).toThrow('"missing" is no colour');
  });
});
