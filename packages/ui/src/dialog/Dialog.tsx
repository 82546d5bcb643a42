import { DialogFrame, type DialogFrameProps } from './DialogFrame.js';

export type DialogProps = DialogFrameProps;

/**
 * A box over the page, at most 560 px wide, a sheet from below on a phone. The page behind stands still and cannot be
 * reached. The first field has the focus; on closing it goes back to where it was.
 */
export function Dialog(props: DialogProps) {
  return <DialogFrame {...props} />;
}
