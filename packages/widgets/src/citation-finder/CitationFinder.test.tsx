import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describeCitationFinder, type Mount } from './behaviour.fixtures.js';
import { CitationFinder } from './CitationFinder.js';

function view({ read, suggest }: Parameters<Mount>[0]): ReactNode {
  return (
    <CitationFinder
      source={{
        read: (lines, { signal }) => read(lines, signal),
        suggest: (text, { signal }) => suggest(text, signal),
      }}
    />
  );
}

describeCitationFinder('citation finder, React, in the page', (answers) => {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  root.render(view(answers));
  return {
    root: document,
    remove() {
      root.unmount();
      container.remove();
    },
  };
});

describeCitationFinder('citation finder, React, in a shadow root', (answers) => {
  const host = document.body.appendChild(document.createElement('main'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow.appendChild(document.createElement('div')));
  root.render(view(answers));
  return {
    root: shadow,
    remove() {
      root.unmount();
      host.remove();
    },
  };
});
