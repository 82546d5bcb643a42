// Renders the installed package in plain Node, without a bundler or a document.
import { Button } from '@headnote/ui/button';
import { Select } from '@headnote/ui/select';
import { Tabs } from '@headnote/ui/tabs';
import '@headnote/widgets/latest-cases';
import '@headnote/widgets/latest-cases/define';
import { LatestCases } from '@headnote/widgets/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

if (typeof document !== 'undefined') throw new Error('There is a document, so this proves nothing.');
const items = [{ value: 'sc', label: 'Supreme Court', content: 'Eighty-nine decisions' }];
console.log(
  renderToString(
    createElement('main', null, [
      createElement(Button, { key: 'button' }, 'Search'),
      createElement(Select, { key: 'order', label: 'Order', options: [{ value: 'date', label: 'Newest first' }] }),
      createElement(LatestCases, { key: 'latest', source: { load: () => new Promise(() => {}) } }),
      createElement(Tabs, { key: 'tabs', label: 'Courts', items }),
    ]),
  ),
);
