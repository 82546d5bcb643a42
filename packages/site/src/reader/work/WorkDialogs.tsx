import { lazy, Suspense } from 'react';
import { LazySaveDialog } from '../../member/library/lazy-save-dialog.js';
import type { ReaderDocument } from './reader-document.js';
import type { ReaderActions } from './use-reader-actions.js';

const MailDialog = lazy(async () => ({ default: (await import('../mail/MailDialog.js')).MailDialog }));

interface WorkDialogsProps {
  readonly document: ReaderDocument;
  readonly actions: ReaderActions;
  /** Called once the document is in a folder. */
  readonly onSaved: () => void;
}

/** The dialogs of the tools. Their code is loaded when they open. */
export function WorkDialogs({ document, actions, onSaved }: WorkDialogsProps) {
  const { dialog, closeDialog } = actions;
  const { id, title } = document;
  return (
    <Suspense>
      {dialog === 'mail' && <MailDialog document={document} onClose={closeDialog} />}
      {dialog === 'save' && (
        <LazySaveDialog things={[{ documentId: id, name: title }]} onClose={closeDialog} onSaved={onSaved} />
      )}
    </Suspense>
  );
}
