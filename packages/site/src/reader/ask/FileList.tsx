import type { Uploads, UploadsState } from '@headnote/core/assistant';
import type { AssistantFile } from '@headnote/core/contract';
import { formatDate, formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { ErrorState } from '@headnote/ui/error-state';
import { Icon, crossIcon } from '@headnote/ui/icon';
import { IconButton } from '@headnote/ui/icon-button';
import { Skeleton } from '@headnote/ui/skeleton';
import { useLayoutEffect, useRef } from 'react';
import { describeFailure, failureText } from '../../data/failure.js';
import { messages } from './messages.js';

const { files: texts } = messages;

interface FileListProps {
  readonly machine: Uploads;
  readonly files: UploadsState['files'];
  /** Id of the PDF that was shown before, which gets the focus. */
  readonly from: string | undefined;
  readonly onOpen: (file: AssistantFile) => void;
  readonly onDelete: (file: AssistantFile) => void;
}

/** The member's PDFs, each with what can be asked of it and how long it is kept. */
export function FileList({ machine, files, from, onOpen, onDelete }: FileListProps) {
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (from !== undefined) list.current?.querySelector<HTMLElement>(`[data-file="${CSS.escape(from)}"]`)?.focus();
  }, [from]);
  return (
    <section ref={list} className="site-ask__files" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {files.phase === 'loading' && <Skeleton shape="text" count={2} />}
      {files.phase === 'failed' && (
        <ErrorState
          level={4}
          title={texts.notLoaded}
          text={failureText(describeFailure(files.error))}
          onRetry={machine.open}
        />
      )}
      {files.phase === 'done' && files.value.length === 0 && <p>{texts.none}</p>}
      {files.phase === 'done' && (
        <ul>
          {files.value.map((file) => (
            <li key={file.id}>
              <Button wide variant="quiet" data-file={file.id} onClick={() => onOpen(file)}>
                <span className="site-ask__suggested">
                  {file.name}
                  <span className="site-ask__file-facts">{factsOf(file)}</span>
                </span>
              </Button>
              <IconButton
                variant="quiet"
                size="small"
                name={texts.deleteOf(file.name)}
                icon={<Icon shape={crossIcon} size={16} />}
                onClick={() => onDelete(file)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function factsOf({ pages, scannedPages, keptUntil }: AssistantFile): string {
  return [
    texts.pages(pages, formatIndianNumber(pages)),
    scannedPages > 0 && texts.scannedShort(formatIndianNumber(scannedPages)),
    keptUntil && texts.keptUntil(formatDate(keptUntil.slice(0, 10))),
  ]
    .filter(Boolean)
    .join(', ');
}
