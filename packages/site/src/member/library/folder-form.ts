import type { Folder } from '@headnote/core/contract';
import { atMost, createForm, required } from '@headnote/core/validation';
import { isHeadnoteError } from '@headnote/core/errors';
import type { Services } from '../../services/services.js';
import { messages } from './messages.js';

const { folder: texts } = messages;
const MAX_NAME = 200;
const MAX_DESCRIPTION = 2000;

interface FolderFormOptions extends Pick<Services, 'client'> {
  /** The folder to change; undefined creates one. */
  readonly folder: Folder | undefined;
  /** Where a new folder is created; empty at the top. */
  readonly parentId: string;
  readonly onSaved: () => void;
}

/** Creates the form that creates a folder, or renames or moves one. */
export function createFolderForm({ client, folder, parentId: place, onSaved }: FolderFormOptions) {
  return createForm({
    fields: {
      name: { prefix: texts.name, initial: folder?.name ?? '', rules: [required, atMost(MAX_NAME)] },
      description: {
        prefix: texts.description,
        initial: folder?.description ?? '',
        rules: [atMost(MAX_DESCRIPTION)],
      },
      place: { prefix: texts.place, initial: folder?.parentId ?? place },
    },
    async onSubmit({ name, description, place: parentId }) {
      try {
        await (folder
          ? client.library.changeFolder({ id: folder.id, name, description, parentId })
          : client.library.saveFolder({ name, description, parentId }));
      } catch (error) {
        if (isHeadnoteError(error) && error.code === 'refused') return { errors: { name: error.message } };
        throw error;
      }
      onSaved();
      return undefined;
    },
  });
}
