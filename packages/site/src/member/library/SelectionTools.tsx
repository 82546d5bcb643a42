import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { Suspense, useState } from 'react';
import { citeJudgment } from '../../document/cite-judgment.js';
import { lazyTransfer } from '../../reader/lazy-parts.js';
import { LazyMailDialog } from '../../reader/mail/lazy-mail-dialog.js';
import { useSelectedPdfs } from '../../reader/pdf/use-selected-pdfs.js';
import { useShortcut } from '../../shell/keys/use-shortcut.js';
import { useCopyText } from '../../notices/use-copy-text.js';
import { documentPath } from './document-path.js';
import type { LibraryData } from './library-data.js';
import { titleOf, type SavedRow } from './library-rows.js';
import { messages } from './messages.js';
import { messages as own } from './selection-messages.js';
import type { Library } from './use-library.js';
import { lazyPart } from '../../shell/lazy/lazy-part.js';

const MoveDialog = lazyPart(async () => (await import('./MoveDialog.js')).MoveDialog).Part;
const { list: texts } = messages;

interface SelectionToolsProps {
  readonly rows: readonly SavedRow[];
  readonly folders: LibraryData['folders'];
  readonly library: Library;
  readonly onDone: () => void;
}

/** What can be done with the selected rows. */
export function SelectionTools({ rows, folders, library, onDone }: SelectionToolsProps) {
  const [isMoving, setMoving] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const ids = rows.map(({ result }) => result.id);
  const [first] = rows;
  const what =
    rows.length === 1 && first
      ? titleOf(first.document, first.result.name)
      : messages.judgments(formatIndianNumber(rows.length), false);
  const pdfs = useSelectedPdfs();
  const copyText = useCopyText();
  const inLibrary = rows.flatMap(({ document, result }) => (document ? [{ document, result }] : []));
  // An act cannot be sent.
  const judgments = inLibrary.flatMap(({ document, result }) =>
    document.record.title === undefined ? [{ id: document.id, title: titleOf(document, result.name) }] : [],
  );
  const copy = async () => {
    const lines = inLibrary.map(({ document: { record, later }, result }) =>
      record.title === undefined ? citeJudgment(record, { later }) : result.name,
    );
    await copyText(lines.join('\n'), {
      done: { title: own.copied(lines.length), text: own.copiedText },
      failed: { title: own.notCopied, text: own.notCopiedText },
    });
  };
  useShortcut({ key: 'm', label: texts.moveKey }, () => setMoving(true));
  return (
    <div className="site-library__selection">
      <Button size="small" onClick={() => setMoving(true)}>
        {texts.move}
      </Button>
      {inLibrary.length > 0 && (
        <>
          <Button
            size="small"
            onClick={() =>
              void pdfs.start(
                inLibrary.map(({ document, result }) => ({
                  path: documentPath(result.documentId, document),
                  name: document.record.houseCitation || result.name,
                })),
              )
            }
          >
            {own.pdf}
          </Button>
          {judgments.length > 0 && (
            <Button size="small" onClick={() => setMailing(true)}>
              {own.mail}
            </Button>
          )}
          <Button size="small" onClick={() => void copy()}>
            {own.copyCitations}
          </Button>
        </>
      )}
      <Button
        size="small"
        variant="delete"
        onClick={() => {
          library.change({ type: 'remove', kind: 'result', ids }, texts.removed(what));
          onDone();
        }}
      >
        {texts.remove}
      </Button>
      <Button size="small" variant="quiet" onClick={onDone}>
        {texts.clear}
      </Button>
      <Suspense>
        {pdfs.transfers.current && <lazyTransfer.Part transfers={pdfs.transfers} />}
        {isMailing && <LazyMailDialog judgments={judgments} onClose={() => setMailing(false)} />}
        {isMoving && (
          <MoveDialog
            what={what}
            folders={folders}
            onClose={() => setMoving(false)}
            onMove={({ id, name }) => {
              library.change({ type: 'move', ids, folderId: id }, texts.moved(what, name));
              onDone();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
