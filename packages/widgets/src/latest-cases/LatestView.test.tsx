import { createRoot } from 'react-dom/client';
import { ErrorNotice } from '../notices/ErrorNotice.js';
import { describeLatestCases } from './behaviour.fixtures.js';
import { createLatestMachine } from './latest-machine.js';
import { LatestView } from './LatestView.js';
import { latestCasesMessages as labels } from './messages.js';
import { createTickerMachine } from './ticker-machine.js';

const renderer = import.meta.env['VITE_RENDERER'] ?? 'React';

// The element draws the view in a shadow root; this draws it in the page, without hooks, on either renderer.
describeLatestCases(`latest cases, view on ${renderer}, in the page`, ({ answer, limit, mode }) => {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  const load = ({ court, signal }: { court: 'sc' | 'hc'; signal: AbortSignal }) => answer(court, signal);
  const list = createLatestMachine({ court: 'sc', limit, load });
  const machine = mode === 'ticker' ? createTickerMachine(list, limit) : list;
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    void machine.start();
  };
  const draw = (): void =>
    root.render(
      <LatestView
        {...{ machine, limit, labels }}
        state={machine.getSnapshot()}
        idBase="view"
        linkTarget="_self"
        headingLevel={2}
        tabs="both"
        frame="card"
        shown={start}
        error={<ErrorNotice text={labels.error} onRetry={machine.retry} />}
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
