import { ConfirmDialog } from '@headnote/ui/dialog';
import { messages } from './messages.js';

interface DeletionProps {
  readonly what: keyof typeof messages.deletions;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before conversations or a PDF are deleted. */
export function Deletion({ what, onConfirm, onClose }: DeletionProps) {
  const { title, text, confirm } = messages.deletions[what];
  return (
    <ConfirmDialog
      open
      destructive
      title={title}
      text={text}
      confirmLabel={confirm}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
      onOpenChange={onClose}
    />
  );
}
