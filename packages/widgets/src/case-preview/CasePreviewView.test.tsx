import { createRoot } from 'react-dom/client';
import { ErrorNotice } from '../notices/ErrorNotice.js';
import { CasePreviewView } from './CasePreviewView.js';
import { describeCasePreview } from './behaviour.fixtures.js';
import { errorText } from './error-text.js';
import { caseHeadMessages, casePreviewMessages } from './messages.js';
import { createPreviewMachine } from './preview-machine.js';

const renderer = import.meta.env['VITE_RENDERER'] ?? 'React';
const labels = { ...casePreviewMessages, ...caseHeadMessages };

// The element draws the view in a shadow root; this draws it in the page, without hooks, on either renderer.
describeCasePreview(`case preview, view on ${renderer}, in the page`, ({ answer, citation, display, onOpen }) => {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  const machine = createPreviewMachine({
    citation,
    isDialog: display === 'dialog',
    load: ({ signal }) => answer({ citation, signal }),
  });
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    void machine.start();
  };
  const draw = (): void =>
    root.render(
      <CasePreviewView
        {...{ machine, labels, display }}
        state={machine.getSnapshot()}
        idBase="view"
        linkTarget="_self"
        headingLevel={2}
        label={citation && labels.openDialog(citation)}
        shown={start}
        error={<ErrorNotice text={errorText(machine.getSnapshot().error, labels)} onRetry={machine.retry} />}
        onOpen={(href, event) => {
          if (!onOpen(href)) event.preventDefault();
        }}
      />,
    );
  machine.subscribe(draw);
  draw();
  return {
    root: document,
    remove() {
      machine.stop();
      root.unmount();
      container.remove();
    },
  };
});
