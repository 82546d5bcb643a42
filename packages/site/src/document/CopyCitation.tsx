import type { CaseRecord } from '@headnote/core/contract';
import type { CitedLater } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { copyIcon, Icon } from '@headnote/ui/icon';
import { useNotify } from '../notices/use-notify.js';
import { messages } from './messages.js';

/** Copies parties and citation for a brief, and the paragraph if the address names one. */
export function CopyCitation({
  record,
  later,
}: {
  readonly record: Partial<CaseRecord>;
  readonly later: CitedLater | undefined;
}) {
  const notify = useNotify();
  const copy = async () => {
    const { citeAtAnchor } = await import('./cite-judgment.js');
    const line = citeAtAnchor(record, { anchor: window.location.hash.slice(1), later });
    try {
      await navigator.clipboard.writeText(line);
      notify({ type: 'SUCCESS', title: messages.copy.done, text: line });
    } catch {
      // The browser has no clipboard, or refuses it.
      notify({ type: 'INFO', title: messages.copy.failed, text: line });
    }
  };
  return (
    <Button
      variant="quiet"
      size="small"
      className="site-document__copy hn-no-print"
      icon={<Icon shape={copyIcon} size={16} />}
      onClick={() => void copy()}
    >
      {messages.copy.action}
    </Button>
  );
}
