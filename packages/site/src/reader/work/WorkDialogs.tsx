import { Suspense } from 'react';
import { LazySaveDialog } from '../../member/library/lazy-save-dialog.js';
import { LazyMailDialog } from '../mail/lazy-mail-dialog.js';
import type { ReaderDocument } from './reader-document.js';
import type { ReaderActions } from './use-reader-actions.js';

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
      {dialog === 'mail' && <LazyMailDialog judgments={[{ id, title }]} onClose={closeDialog} />}
      {dialog === 'save' && (
        <LazySaveDialog things={[{ documentId: id, name: title }]} onClose={closeDialog} onSaved={onSaved} />
      )}
    </Suspense>
  );
}
