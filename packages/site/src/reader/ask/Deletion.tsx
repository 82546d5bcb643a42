import { ConfirmDialog } from '@headnote/ui/dialog';
import { messages } from './messages.js';

interface DeletionProps {
  /** Id of a conversation, or `all`. */
  readonly what: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before conversations are deleted. */
export function Deletion({ what, onConfirm, onClose }: DeletionProps) {
  const isAll = what === 'all';
  return (
    <ConfirmDialog
      open
      destructive
      title={isAll ? messages.confirmAll : messages.confirmOne}
      text={isAll ? messages.confirmAllText : messages.confirmOneText}
      confirmLabel={isAll ? messages.deleteAll : messages.deleteThis}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
      onOpenChange={onClose}
    />
  );
}
