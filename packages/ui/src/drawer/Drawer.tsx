import { DialogFrame, type DialogFrameProps } from '../dialog/DialogFrame.js';

export interface DrawerProps extends DialogFrameProps {
  /** The side it comes from. Default `end`: right where text runs from left to right. */
  side?: 'start' | 'end' | undefined;
}

/** A dialog as high as the page at its side, for filters, notes or contents; a sheet from below on a phone. */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return <DialogFrame {...props} overlay={`hn-drawer hn-drawer--${side}`} />;
}
