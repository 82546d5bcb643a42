import { DialogFrame, type DialogFrameProps } from './DialogFrame.js';

export type DialogProps = DialogFrameProps;

/**
 * Modal dialog, at most 560 px wide; on a phone, a sheet at the bottom. The page behind does not scroll and is inert.
 * The first field gets the focus, which returns to its origin on close.
 *
 * - **Do** use it for a short task that interrupts the page.
 * - **Don’t** use it for long forms or for reading: those are pages.
 */
export function Dialog(props: DialogProps) {
  return <DialogFrame {...props} />;
}
