import { cx } from '../internal/cx.js';
import { layoutBox, type LayoutProps } from './layout-box.js';

export interface GridProps extends LayoutProps {
  /** Columns of the same width, or with `end` one that fills the line and one as wide as its content. */
  columns: 2 | 3 | 'end';
  /** Alignment in a row. Default: all children are as high as the row. */
  align?: 'start' | 'center' | 'baseline' | 'end' | undefined;
}

/**
 * Children in columns that stand below each other.
 *
 * - **Do** use it for fields side by side, and for rows with a button at the end.
 * - **Don’t** use it for tables: that is `Table`.
 */
export function Grid({ columns, align, ...rest }: GridProps) {
  return layoutBox(cx('hn-grid', `hn-grid--${columns}`, align && `hn-align-${align}`), rest);
}
