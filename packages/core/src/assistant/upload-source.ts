import type { CallOptions } from '../client/call-options.js';
import type { Services } from '../client/create-client.js';
import { readPagesRead, type AssistantFile, type PagesRead } from '../contract/assistant/assistant-file.js';

/** Bytes that have been sent. */
export interface BytesSent {
  readonly sent: number;
  readonly total: number;
}

/** What the sender of a file hears on the way. */
export interface UploadDuring extends Pick<CallOptions, 'signal'> {
  /** Called while the file is sent; only if the client can tell (see its option `upload`). */
  readonly onSent: (sent: BytesSent) => void;
  /** Called after each page that the server has read. */
  readonly onPage: (read: PagesRead) => void;
}

/** The calls that a member's list of PDFs makes. */
export interface UploadSource extends Pick<Services['assistant'], 'files' | 'deleteFile'> {
  /** Uploads a PDF. An abort ends the work on the server. */
  readonly upload: (file: Blob, during: UploadDuring) => Promise<AssistantFile>;
}

/** Makes the source of a member's PDFs from `client.assistant`. */
export function createUploadSource(calls: Services['assistant']): UploadSource {
  return {
    files: (input, options) => calls.files(input, { ...options, quiet: true }),
    deleteFile: (input) => calls.deleteFile(input),
    async upload(file, { onSent, onPage, ...options }) {
      const { file: uploaded } = await calls.askFile(
        { file },
        {
          ...options,
          quiet: true,
          onProgress({ direction, transferred, total = file.size }) {
            if (direction === 'upload') onSent({ sent: transferred, total });
          },
          onEvent(data, name) {
            if (name === 'page') onPage(readPagesRead(data));
          },
        },
      );
      return uploaded;
    },
  };
}
