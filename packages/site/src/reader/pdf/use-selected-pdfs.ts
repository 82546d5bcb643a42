import { useRef } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { messages } from './messages.js';
import { useTransfers, type Transfers } from './use-transfer.js';

/** A document of a selection. */
export interface SelectedDocument {
  /** Path of its reader. */
  readonly path: string;
  /** Its own citation or its title, for the name of the file. */
  readonly name: string;
}

/** Downloads of a selection, one document after the other. */
export interface SelectedPdfs {
  readonly transfers: Transfers;
  readonly start: (documents: readonly SelectedDocument[]) => Promise<void>;
}

/** Downloads the selected documents as PDF. A cancel ends the whole row, and so does a new one. */
export function useSelectedPdfs(): SelectedPdfs {
  const { client, config } = useServices();
  const transfers = useTransfers();
  const turn = useRef(0);
  return {
    transfers: {
      ...transfers,
      cancel() {
        turn.current += 1;
        transfers.cancel();
      },
    },
    async start(documents) {
      turn.current += 1;
      const mine = turn.current;
      for (const [index, { path, name }] of documents.entries()) {
        if (turn.current !== mine) return;
        await transfers.start({
          label: documents.length === 1 ? messages.pdf : messages.pdfOf(index + 1, documents.length),
          name: `${fileNameOf(name)}.pdf`,
          read: (options) => client.documents.pdf({ url: config.publicUrl + path }, options),
        });
      }
    },
  };
}

/** A name that every system of files takes. */
export function fileNameOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
}
