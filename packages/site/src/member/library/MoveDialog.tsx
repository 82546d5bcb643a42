import './save-dialog.css';
import { folderIds, type Folder } from '@headnote/core/contract';
import { Button } from '@headnote/ui/button';
import { Dialog } from '@headnote/ui/dialog';
import { Select } from '@headnote/ui/select';
import { useState } from 'react';
import { folderRows } from '../../data/folder-tree.js';
import { messages } from './messages.js';

const { list: texts, saving } = messages;

interface MoveDialogProps {
  /** What is moved, in words. */
  readonly what: string;
  readonly folders: readonly Folder[];
  readonly onMove: (folder: { readonly id: string; readonly name: string }) => void;
  readonly onClose: () => void;
}

/** Chooses the folder that the selected rows move to. */
export function MoveDialog({ what, folders, onMove, onClose }: MoveDialogProps) {
  const options = [
    ...folderRows(folders).map(({ folder, path }) => ({ value: folder.id, label: path.join(saving.inside) })),
    { value: folderIds.none, label: saving.noFolder },
  ];
  const [id, setId] = useState(options[0]?.value ?? folderIds.none);
  const move = () => {
    onMove({ id, name: options.find(({ value }) => value === id)?.label ?? '' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.moveTitle(what)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {saving.cancel}
          </Button>
          <Button variant="primary" onClick={move}>
            {texts.move}
          </Button>
        </>
      }
    >
      <Select label={texts.moveTo} options={options} value={id} onChange={({ target }) => setId(target.value)} />
    </Dialog>
  );
}
