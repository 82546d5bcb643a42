import './save-dialog.css';
import type { Folder } from '@headnote/core/contract';
import { Button } from '@headnote/ui/button';
import { Dialog } from '@headnote/ui/dialog';
import { Form, FormMessage, SubmitButton } from '@headnote/ui/form';
import { Inline } from '@headnote/ui/layout';
import { Select } from '@headnote/ui/select';
import { TextField } from '@headnote/ui/text-field';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { useLibraryChanged } from '../../data/folder-queries.js';
import { folderRows, withFoldersInside } from '../../data/folder-tree.js';
import { createFolderForm } from './folder-form.js';
import { messages } from './messages.js';

const { folder: texts, saving } = messages;

interface FolderDialogProps {
  readonly folders: readonly Folder[];
  /** The folder to rename or to move; undefined creates one. */
  readonly folder: Folder | undefined;
  /** Where a new folder is created; empty at the top. */
  readonly parentId: string;
  readonly onClose: () => void;
}

/** Creates a folder, or renames or moves one. */
export function FolderDialog({ folders, folder, parentId, onClose }: FolderDialogProps) {
  const { client } = useServices();
  const changed = useLibraryChanged();
  const [form] = useState(() =>
    createFolderForm({
      client,
      folder,
      parentId,
      onSaved: () => {
        void changed();
        onClose();
      },
    }),
  );
  // A folder cannot be in itself.
  const own = folder ? withFoldersInside(folders, folder.id) : new Set<string>();
  const places = folderRows(folders).filter((row) => !own.has(row.folder.id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closesOutside={false}
      title={folder ? texts.changeTitle(folder.name) : texts.createTitle}
    >
      <Form form={form} markOn="submit" className="site-save">
        <TextField label={texts.name} dataName="name" />
        <TextField label={texts.description} dataName="description" hint={saving.descriptionHint} />
        <Select
          label={texts.place}
          dataName="place"
          options={[
            { value: '', label: texts.top },
            ...places.map((row) => ({ value: row.folder.id, label: row.path.join(saving.inside) })),
          ]}
        />
        <FormMessage />
        <Inline gap={12} align="stretch" justify="end">
          <Button variant="quiet" onClick={onClose}>
            {saving.cancel}
          </Button>
          <SubmitButton>{texts.save}</SubmitButton>
        </Inline>
      </Form>
    </Dialog>
  );
}
