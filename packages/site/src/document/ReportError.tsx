import { TextLink } from '@headnote/ui/link';
import { Suspense, useState, type MouseEvent } from 'react';
import { isPlainClick } from '../links/is-plain-click.js';
import { messages } from './messages.js';
import { lazyPart } from '../shell/lazy/lazy-part.js';

// Few readers report an error, so its form is not part of the page.
const ReportDialog = lazyPart(async () => (await import('./report/ReportDialog.js')).ReportDialog).Part;

/** `Report an error`: opens the form; without script the contact page. */
export function ReportError({ id, kind }: { id: string; kind: 'judgment' | 'act' }) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <TextLink className="site-source__report hn-no-print" href="/contact" onClick={open}>
        {messages.report.action}
      </TextLink>
      {isOpen && (
        <Suspense>
          <ReportDialog id={id} kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
