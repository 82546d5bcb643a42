import './save-dialog.css';
import { folderIds, type Folder } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { Dialog } from '@headnote/ui/dialog';
import { Form, FormMessage, SubmitButton, useFormField } from '@headnote/ui/form';
import { Inline } from '@headnote/ui/layout';
import { Select } from '@headnote/ui/select';
import { Skeleton } from '@headnote/ui/skeleton';
import { TextField } from '@headnote/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { foldersOf, useLibraryChanged } from '../../data/folder-queries.js';
import { folderRows } from '../../data/folder-tree.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { useNotify } from '../../notices/use-notify.js';
import { messages } from './messages.js';
import { createSaveForm, NEW_FOLDER, type SavedFrom, type ThingToSave } from './save-form.js';

const { saving: texts } = messages;
/** Key of the folder that was used last. */
const LAST_FOLDER = ['last-folder'];

export interface SaveToFolderDialogProps {
  /** What to save, at least one. */
  readonly things: readonly ThingToSave[];
  /** The search that led to it. */
  readonly from?: SavedFrom | undefined;
  readonly onClose: () => void;
  /** Called once everything is saved, before the dialog closes. */
  readonly onSaved?: (() => void) | undefined;
}

/**
 * Saves judgments or acts to a folder of the member's library, which can be a new one. Load it on demand, as
 * `LazySaveDialog`.
 */
export function SaveToFolderDialog({ things, from, onClose, onSaved }: SaveToFolderDialogProps) {
  const { client } = useServices();
  const folders = useQuery(foldersOf(client));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closesOutside={false}
      title={texts.title}
      text={things.length === 1 ? things[0]?.name : texts.count(formatIndianNumber(things.length))}
    >
      {folders.isPending && <Skeleton shape="text" count={3} />}
      {folders.isError && <ReadError level={3} title={texts.notLoaded} query={folders} />}
      {folders.data && <SaveForm {...{ things, from, onClose, onSaved }} folders={folders.data} />}
    </Dialog>
  );
}

interface SaveFormProps extends SaveToFolderDialogProps {
  readonly folders: readonly Folder[];
}

function SaveForm({ things, from, folders, onClose, onSaved }: SaveFormProps) {
  const { client } = useServices();
  const notify = useNotify();
  const queries = useQueryClient();
  const changed = useLibraryChanged();
  const rows = folderRows(folders);
  const [form] = useState(() => {
    const last = queries.getQueryData<string>(LAST_FOLDER);
    const folderId = rows.some(({ folder }) => folder.id === last) ? last : undefined;
    const finish = (saved: string, newName: string) => {
      queries.setQueryData(LAST_FOLDER, saved);
      void changed();
      const [only] = things;
      const title =
        things.length === 1 && only ? texts.savedOne(only.name) : texts.saved(formatIndianNumber(things.length));
      const name = folders.find(({ id }) => id === saved)?.name ?? newName;
      notify({ type: 'SUCCESS', title, text: saved === folderIds.none ? texts.inNone : texts.to(name) });
      onSaved?.();
      onClose();
    };
    return createSaveForm({ client, things, from, folderId: folderId ?? folderIds.none, onSaved: finish });
  });
  const options = [
    { value: folderIds.none, label: texts.noFolder },
    ...rows.map(({ folder, path }) => ({ value: folder.id, label: path.join(texts.inside) })),
    { value: NEW_FOLDER, label: texts.newFolderChoice },
  ];
  return (
    <Form form={form} markOn="submit" className="site-save">
      <Select label={texts.folder} dataName="folder" options={options} />
      <NewFolderField />
      <TextField label={texts.description} dataName="description" hint={texts.descriptionHint} />
      <FormMessage />
      <Inline gap={12} align="stretch" justify="end">
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <SubmitButton>{texts.save}</SubmitButton>
      </Inline>
    </Form>
  );
}

/** The name of a new folder, while that choice is made. */
function NewFolderField() {
  const { value } = useFormField('folder');
  return value === NEW_FOLDER ? <TextField label={texts.newFolder} dataName="newFolder" /> : null;
}
