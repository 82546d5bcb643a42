import { Suspense, type ComponentType } from 'react';
import { LazyMailDialog } from '../mail/lazy-mail-dialog.js';
import type { ReaderDocument } from './reader-document.js';
import type { ReaderActions } from './use-reader-actions.js';

/** Saves the document to a folder. */
export type SaveDialog = ComponentType<{
  readonly things: readonly { readonly documentId: string; readonly name: string }[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}>;

/** Starts an alert on the document. */
export type AlertDialog = ComponentType<{
  readonly watched: { readonly kind: 'judgment' | 'act'; readonly id: string; readonly title: string };
  readonly onClose: () => void;
}>;

interface WorkDialogsProps {
  readonly document: ReaderDocument;
  readonly actions: ReaderActions;
  readonly saveDialog: SaveDialog;
  readonly alertDialog: AlertDialog;
  /** Called once the document is in a folder. */
  readonly onSaved: () => void;
}

/** The dialogs of the tools. Their code is loaded when they open. */
export function WorkDialogs({
  document,
  actions,
  saveDialog: SaveDialog,
  alertDialog: AlertDialog,
  onSaved,
}: WorkDialogsProps) {
  const { dialog, closeDialog } = actions;
  const { id, kind, title } = document;
  return (
    <Suspense>
      {dialog === 'mail' && <LazyMailDialog judgments={[{ id, title }]} onClose={closeDialog} />}
      {dialog === 'alert' && <AlertDialog watched={{ kind, id, title }} onClose={closeDialog} />}
      {dialog === 'save' && (
        <SaveDialog things={[{ documentId: id, name: title }]} onClose={closeDialog} onSaved={onSaved} />
      )}
    </Suspense>
  );
}
