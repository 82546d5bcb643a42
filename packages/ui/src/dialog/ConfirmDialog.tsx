import type { ReactNode } from 'react';
import { Button } from '../button/index.js';
import { useLabels } from '../labels/index.js';
import { DialogFrame } from './DialogFrame.js';

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with false on Escape and Cancel. The caller decides whether to close. */
  onOpenChange: (open: boolean) => void;
  /** Question to the reader. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  text?: ReactNode;
  /** Text of the confirm button: a verb with its object, such as `Delete note`. */
  confirmLabel: ReactNode;
  /** Called when the reader presses the confirm button. */
  onConfirm: () => void;
  /** Colours the confirm button as destructive. Default `false`. */
  destructive?: boolean | undefined;
  /** The action is in progress: buttons are disabled and the dialog stays open. Default `false`. */
  busy?: boolean | undefined;
  /** Text of the cancel button. Default `Cancel`, in the reader's language. */
  cancelLabel?: ReactNode;
  /** Content below the text, for example an error. */
  children?: ReactNode;
  /** Element to render into. Default: the end of the body. */
  container?: HTMLElement | undefined;
}

/**
 * Asks before an action. The focus starts on Cancel, so that a hasty Enter does no harm. The caller closes it.
 *
 * - **Do** repeat the verb of the action in the confirm button.
 * - **Don’t** use it for actions that can be undone: show a toast with Undo instead.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { onOpenChange, confirmLabel, onConfirm, destructive = false, busy = false, cancelLabel, ...rest } = props;
  const labels = useLabels();
  const close = (open: boolean) => {
    if (!busy) onOpenChange(open);
  };
  return (
    <DialogFrame
      {...rest}
      isAlert
      closesOutside={false}
      onOpenChange={close}
      actions={
        <>
          <Button onClick={() => close(false)}>{cancelLabel ?? labels.cancel}</Button>
          <Button variant={destructive ? 'delete' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
