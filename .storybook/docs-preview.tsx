import type { Preview } from '@storybook/react-vite';
import { extractArgTypes } from './arg-types.js';
import { DocsContainer } from './DocsContainer.js';
import './docs.css';
import { PartPage } from './PartPage.js';

// Docs pages only: main.ts leaves this file out of test runs.
const docsPreview: Preview = {
  parameters: { docs: { container: DocsContainer, page: PartPage, codePanel: true, extractArgTypes } },
};

export const { parameters } = docsPreview;
