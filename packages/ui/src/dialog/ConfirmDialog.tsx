import type { ReactNode } from 'react';
import { Button } from '../button/index.js';
import { useLabels } from '../labels/index.js';
import { DialogFrame } from './DialogFrame.js';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What will happen, and whether it can be taken back. */
  text?: ReactNode;
  /** What the button does, as a verb: Delete note. */
  confirmLabel: ReactNode;
  onConfirm: () => void;
  /** Something is destroyed: the button says so by its colour. Default false. */
  destructive?: boolean | undefined;
  /** It is being done: nothing can be pressed twice, and closing waits. */
  busy?: boolean | undefined;
  /** Default: Cancel. */
  cancelLabel?: ReactNode;
  /** Stands under the text, for example what failed. */
  children?: ReactNode;
  container?: HTMLElement | undefined;
}

/** Asks before something is done. Cancel has the focus, so that a hasty Enter does no harm. The caller closes it. */
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
