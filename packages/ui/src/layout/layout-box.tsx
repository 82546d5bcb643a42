import type { HTMLAttributes } from 'react';
import { cx } from '../internal/cx.js';

/** Space in px: a step of the tokens `--hn-space-*`. */
export type Gap = 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40;

export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** Element that is drawn. Default `div`. */
  as?:
    | 'article'
    | 'aside'
    | 'div'
    | 'dl'
    | 'dd'
    | 'dt'
    | 'footer'
    | 'header'
    | 'li'
    | 'nav'
    | 'ol'
    | 'p'
    | 'section'
    | 'span'
    | 'ul'
    | undefined;
  /** Space between the children in px. Default none. */
  gap?: Gap | undefined;
  /** Space between the lines in px, where it differs from `gap`. */
  rowGap?: 0 | 4 | 8 | 12 | 16 | 20 | 24 | undefined;
}

/** Draws the element of a layout part, whose class names are `part`. */
export function layoutBox(part: string, { as: Box = 'div', gap, rowGap, className, ...rest }: LayoutProps) {
  const gaps = cx(gap && `hn-gap-${gap}`, rowGap !== undefined && `hn-row-gap-${rowGap}`);
  return <Box {...rest} className={cx(part, gaps, className)} />;
}
