import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import light from '../packages/ui/src/tokens/tokens.json' with { type: 'json' };
import dark from '../packages/ui/src/tokens/tokens.dark.json' with { type: 'json' };

type ColourRole = keyof Omit<typeof light.color, '$type'>;

/** The sign of `WordmarkSign` and the name. Storybook accepts HTML here, and the colours follow the theme. */
const brandTitle = (mark: string) =>
  '<span style="display:inline-flex;align-items:center;gap:10px;font:600 20px/1.4 var(--hn-manager-serif,Georgia,serif)">' +
  '<svg width="18" height="20" viewBox="0 0 18 20" aria-hidden="true">' +
  '<path fill="currentColor" d="M2.75 0h1.5v20h-1.5zM8 2.75h10v1.5H8zM8 7.25h10v1.5H8zM8 11.75h10v1.5H8zM8 16.25h6v1.5H8z"/>' +
  `<path fill="${mark}" d="M0 6.5h7v3H0z"/></svg>Headnote</span>`;

function themeFrom(base: 'light' | 'dark'): ThemeVars {
  const tokens = base === 'light' ? light : dark;
  const colour = (role: ColourRole): string => tokens.color[role].$value.hex;
  return create({
    base,
    brandTitle: brandTitle(colour('accent')),
    brandUrl: './',
    fontBase: '"Inter Variable", system-ui, sans-serif',
    appBg: colour('sunken'),
    appContentBg: colour('paper'),
    appPreviewBg: colour('paper'),
    appHoverBg: colour('accent-wash'),
    appBorderColor: colour('hairline'),
    appBorderRadius: 6,
    colorPrimary: colour('accent'),
    colorSecondary: colour('accent'),
    textColor: colour('ink'),
    textInverseColor: colour('on-accent'),
    textMutedColor: colour('muted'),
    barBg: colour('surface'),
    barTextColor: colour('muted'),
    barHoverColor: colour('accent-hover'),
    barSelectedColor: colour('accent'),
    buttonBg: colour('surface'),
    buttonBorder: colour('rule'),
    booleanBg: colour('sunken'),
    booleanSelectedBg: colour('surface'),
    inputBg: colour('surface'),
    inputBorder: colour('control'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 6,
  });
}

/** Headnote's colours and fonts for Storybook's shell and docs pages. */
export const themes = { light: themeFrom('light'), dark: themeFrom('dark') };
