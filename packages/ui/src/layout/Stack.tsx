import { cx } from '../internal/cx.js';
import { layoutBox, type LayoutProps } from './layout-box.js';

export interface StackProps extends LayoutProps {
  /** Edge at which narrow children stand; without it they fill the width. */
  align?: 'start' | undefined;
}

/**
 * Children below each other, with the same space between them.
 *
 * - **Do** use it for the parts of a form, a card or a dialog.
 * - **Don’t** use it where the spaces between the children differ.
 */
export function Stack({ align, ...rest }: StackProps) {
  return layoutBox(cx('hn-stack', align && 'hn-stack--start'), rest);
}
