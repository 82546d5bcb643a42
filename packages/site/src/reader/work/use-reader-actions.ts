import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { actReaderPath, caseReaderPath } from '../../links/links.js';
import { messages as pdfMessages } from '../pdf/messages.js';
import { WHOLE, type ReaderDocument } from './reader-document.js';
import type { ReaderWork } from './use-reader-work.js';

/** What a member can do with an open document. */
export interface ReaderActions {
  readonly bookmark: () => void;
  readonly save: () => void;
  readonly mail: () => void;
  readonly alert: () => void;
  readonly note: () => void;
  readonly pdf: () => void;
  readonly original: () => void;
  readonly webPage: () => void;
  readonly print: () => void;
  /** The dialog that is open. */
  readonly dialog: 'save' | 'mail' | 'alert' | undefined;
  readonly closeDialog: () => void;
}

interface ActionOptions {
  readonly document: ReaderDocument;
  readonly html: string;
  readonly work: ReaderWork;
}

/** The actions on the whole document. */
export function useReaderActions({ document, html, work }: ActionOptions): ReaderActions {
  const { client, config } = useServices();
  const [dialog, setDialog] = useState<ReaderActions['dialog']>();
  const { id, kind, fileName: name, originalId = '' } = document;
  const address = config.publicUrl + (kind === 'act' ? actReaderPath(id) : caseReaderPath(id));
  const { bookmarks, openNote, transfers } = work;
  return {
    dialog,
    closeDialog: () => setDialog(undefined),
    save: () => setDialog('save'),
    mail: () => setDialog('mail'),
    alert: () => setDialog('alert'),
    bookmark: () => void bookmarks.toggle(''),
    note: () => openNote(WHOLE),
    pdf: () =>
      void transfers.start({
        label: pdfMessages.pdf,
        name: `${name}.pdf`,
        read: (options) => client.documents.pdf({ url: address }, options),
      }),
    original: () =>
      void transfers.start({
        label: pdfMessages.original,
        name: `${name}-original.pdf`,
        read: (options) => client.documents.replica({ id: originalId }, options),
      }),
    webPage: () =>
      void transfers.start({
        label: pdfMessages.webPage,
        name: `${name}.html`,
        read: async ({ signal = new AbortController().signal }) =>
          (await import('./web-page.js')).writeWebPage(client, { document, html, address, signal }),
      }),
    print: () => window.print(),
  };
}
