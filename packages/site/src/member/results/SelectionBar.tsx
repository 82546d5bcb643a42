import type { CaseRecord } from '@headnote/core/contract';
import type { SearchHit } from '@headnote/core/search/answers';
import { Button } from '@headnote/ui/button';
import { copyIcon, crossIcon, downloadIcon, externalLinkIcon, folderIcon, Icon, mailIcon } from '@headnote/ui/icon';
import { Suspense, useState } from 'react';
import { citeJudgment } from '../../document/cite-judgment.js';
import { caseReaderPath } from '../../links/links.js';
import { lazyTransfer } from '../../reader/lazy-parts.js';
import { LazyMailDialog } from '../../reader/mail/lazy-mail-dialog.js';
import { useSelectedPdfs } from '../../reader/pdf/use-selected-pdfs.js';
import { useNotify } from '../../notices/use-notify.js';
import { LazySaveDialog } from '../library/lazy-save-dialog.js';
import type { SavedFrom } from '../library/save-form.js';
import { messages } from './messages.js';
import { titleOf } from './title-of.js';

interface SelectionBarProps {
  readonly hits: readonly SearchHit<CaseRecord>[];
  readonly from: SavedFrom;
  readonly onClear: () => void;
}

/** What can be done with the selected judgments. */
export function SelectionBar({ hits, from, onClear }: SelectionBarProps) {
  const notify = useNotify();
  const [dialog, setDialog] = useState<'save' | 'mail'>();
  const pdfs = useSelectedPdfs();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(hits.map(({ record, later }) => citeJudgment(record, { later })).join('\n'));
      notify({ type: 'SUCCESS', title: messages.copied(hits.length), text: messages.copiedText });
    } catch {
      notify({ type: 'ERROR', title: messages.notCopied, text: messages.notCopiedText });
    }
  };
  const open = () => {
    const opened = hits.map(({ id }) => window.open(caseReaderPath(id), '_blank'));
    if (opened.includes(null)) notify({ type: 'WARNING', title: messages.tabsBlocked, text: messages.tabsBlockedText });
  };
  return (
    <section className="site-selection hn-no-print" aria-label={messages.selection}>
      <output>{messages.selected(hits.length)}</output>
      <Button size="small" variant="quiet" icon={<Icon shape={folderIcon} />} onClick={() => setDialog('save')}>
        {messages.saveToFolder}
      </Button>
      <Button size="small" variant="quiet" icon={<Icon shape={mailIcon} />} onClick={() => setDialog('mail')}>
        {messages.mail}
      </Button>
      <Button size="small" variant="quiet" icon={<Icon shape={copyIcon} />} onClick={() => void copy()}>
        {messages.copyCitations}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon shape={downloadIcon} />}
        onClick={() =>
          void pdfs.start(
            hits.map(({ id, record }) => ({ path: caseReaderPath(id), name: record.houseCitation || titleOf(record) })),
          )
        }
      >
        {messages.pdf}
      </Button>
      <Button size="small" variant="quiet" icon={<Icon shape={externalLinkIcon} />} onClick={open}>
        {messages.openTabs}
      </Button>
      <Button size="small" variant="quiet" icon={<Icon shape={crossIcon} />} onClick={onClear}>
        {messages.clearSelection}
      </Button>
      <Suspense>{pdfs.transfers.current && <lazyTransfer.Part transfers={pdfs.transfers} />}</Suspense>
      {dialog === 'mail' && (
        <Suspense>
          <LazyMailDialog
            judgments={hits.map(({ id, record }) => ({ id, title: titleOf(record) }))}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
      {dialog === 'save' && (
        <Suspense>
          <LazySaveDialog
            things={hits.map(({ id, record }) => ({ documentId: id, name: titleOf(record) }))}
            from={from}
            onClose={() => setDialog(undefined)}
            onSaved={onClear}
          />
        </Suspense>
      )}
    </section>
  );
}
