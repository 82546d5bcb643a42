import { folderIds } from '@headnote/core/contract';
import { atMost, createForm, required } from '@headnote/core/validation';
import type { Services } from '../../services/services.js';
import { messages } from './messages.js';

const { saving: texts } = messages;

/** A judgment or an act to save. */
export interface ThingToSave {
  readonly documentId: string;
  /** Its title. */
  readonly name: string;
}

/** The search that led to what is saved. */
export interface SavedFrom {
  /** Id of the saved search; empty if it is not saved. */
  readonly queryId: string;
  /** How many documents it found. */
  readonly total: number;
}

/** Value of the choice that creates a folder. */
export const NEW_FOLDER = 'new';

/** Longest name of a folder and longest description, as the server takes them. */
const MAX_NAME = 200;
const MAX_DESCRIPTION = 2000;

interface SaveFormOptions extends Pick<Services, 'client'> {
  readonly things: readonly ThingToSave[];
  readonly from: SavedFrom | undefined;
  /** The folder that is chosen at first. */
  readonly folderId: string;
  /** Called with the folder, and with its name if it is new. */
  readonly onSaved: (folderId: string, newName: string) => void;
}

/** Creates the form that saves documents to a folder. Saving again changes what the folder has already. */
export function createSaveForm({ client, things, from, folderId, onSaved }: SaveFormOptions) {
  // A second attempt after a failure uses the folder that the first one created.
  let created: { readonly name: string; readonly id: string } | undefined;
  const folderNamed = async (name: string): Promise<string> => {
    if (created?.name !== name) created = { name, id: (await client.library.saveFolder({ name })).id };
    return created.id;
  };
  return createForm({
    fields: {
      folder: { prefix: texts.folder, initial: folderId },
      newFolder: { prefix: texts.newFolder, rules: [atMost(MAX_NAME)] },
      description: { prefix: texts.description, rules: [atMost(MAX_DESCRIPTION)] },
    },
    async onSubmit({ folder, newFolder, description }) {
      const name = newFolder.trim();
      const isNew = folder === NEW_FOLDER;
      if (isNew && name === '') return { errors: { newFolder: required(name, texts.newFolder) } };
      const target = isNew ? await folderNamed(name) : folder;
      for (const thing of things) {
        await client.library.saveResult({
          documentId: thing.documentId,
          name: thing.name,
          description,
          kind: '',
          queryId: from?.queryId ?? '',
          total: from?.total ?? 0,
          folderId: target === folderIds.none ? '' : target,
        });
      }
      onSaved(target, name);
      return undefined;
    },
  });
}
