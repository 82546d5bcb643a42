import { Dialog } from '@headnote/ui/dialog';
import { ActivationForm, type ActivationFormProps } from '../account-forms/ActivationForm.js';
import { messages } from './messages.js';
import type { Registered } from './registration-form.js';

interface ActivationDialogProps extends Omit<ActivationFormProps, 'handle'> {
  readonly registered: Registered;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks for the activation code. A press outside does not close it: the code may be half typed. */
export function ActivationDialog({ registered, isOpen, onOpenChange, ...form }: ActivationDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      closesOutside={false}
      title={messages.activation.title}
      text={registered.message || messages.activation.text}
    >
      <ActivationForm handle={() => registered.handle} {...form} />
    </Dialog>
  );
}
