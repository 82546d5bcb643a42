import { DialogFrame, type DialogFrameProps } from '../dialog/DialogFrame.js';

export interface DrawerProps extends DialogFrameProps {
  /** Side from which the drawer opens. Default `end`: the right side in left-to-right text. */
  side?: 'start' | 'end' | undefined;
}

/**
 * Dialog at the side of the page, with its full height, for filters, notes or contents. On a phone it is a sheet at the
 * bottom.
 *
 * - **Do** use it for filters, notes or contents next to the text.
 * - **Don’t** use it for questions: that is `ConfirmDialog`.
 */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return <DialogFrame {...props} overlay={`hn-drawer hn-drawer--${side}`} />;
}
