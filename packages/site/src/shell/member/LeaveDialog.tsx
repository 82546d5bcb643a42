import { ConfirmDialog } from '@headnote/ui/dialog';
import { forgetNoteDrafts } from '../../data/note-drafts.js';
import { messages } from './messages.js';

interface LeaveDialogProps {
  /** Notes that only this device has. */
  readonly count: number;
  readonly userId: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before a sign-out that would lose notes which the library does not have yet. */
export function LeaveDialog({ count, userId, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open
      destructive
      onOpenChange={onStay}
      title={messages.leave.title(count)}
      text={messages.leave.text}
      cancelLabel={messages.leave.stay}
      confirmLabel={messages.leave.leave}
      onConfirm={() => {
        forgetNoteDrafts(() => window.localStorage, userId);
        onLeave();
      }}
    />
  );
}
