import { Button } from '@headnote/ui/button';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { noteVersions } from '../../data/document-marks.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { messages } from './messages.js';
import { whenOf } from './when-of.js';

/** The earlier texts of a note, read when the member opens the list. Restoring one is a change like any other. */
export function NoteVersions({
  documentId,
  onRestore,
}: {
  readonly documentId: string;
  readonly onRestore: (text: string) => void;
}) {
  const { client } = useServices();
  const [isOpen, setOpen] = useState(false);
  const versions = useQuery({ ...noteVersions(client, documentId), enabled: isOpen });
  return (
    <details className="site-note__versions" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="site-summary">{messages.versions}</summary>
      {versions.isLoading && <Skeleton shape="text" count={2} />}
      {versions.isError && <ReadError level={3} title={messages.notLoaded} query={versions} />}
      {versions.data?.length === 0 && <p>{messages.noVersions}</p>}
      <ul className="site-list">
        {versions.data?.map(({ version, note, changedAt }) => (
          <li key={version}>
            <span>{whenOf(changedAt)}</span>
            <p className="site-note__text">{note}</p>
            <Button
              variant="quiet"
              size="small"
              aria-label={messages.restoreOf(whenOf(changedAt))}
              onClick={() => onRestore(note)}
            >
              {messages.restore}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
