import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Skeleton } from '../skeleton/index.js';
import { actHtml, citingHtml, hindiHtml, judgmentHtml, unnumberedHtml } from './document-view.fixtures.js';
import { DocumentView } from './index.js';

const meta = {
  title: 'Law/DocumentView',
  component: DocumentView,
  args: { html: judgmentHtml },
  decorators: [
    (Story) => (
      <main>
        <h1 className="hn-visually-hidden">Thorave v State of Sahyadri</h1>
        <h2 className="hn-visually-hidden">Text</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DocumentView>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Judgment: Story = {
  play: async ({ canvasElement }) => {
    const numbers = [...canvasElement.querySelectorAll('.hn-document__number')].map((number) => number.textContent);
    await expect(numbers).toEqual(['1.', '2.', '3.', '124.']);
  },
};
export const WithoutNumbers: Story = { args: { html: unnumberedHtml } };
export const Act: Story = { args: { html: actHtml, kind: 'act' } };
export const Devanagari: Story = { args: { html: hindiHtml, lang: 'hi' } };
export const WithCitations: Story = { args: { html: citingHtml } };
export const Empty: Story = { args: { html: '' } };
export const ActOnAPhone: Story = {
  args: { html: actHtml, kind: 'act' },
  globals: { viewport: { value: 'phone320' } },
};
export const Loading: Story = { render: () => <Skeleton shape="text" /> };
const hits = judgmentHtml
  .replaceAll('clause (3)', '<mark>clause (3)</mark>')
  .replace('<mark>', '<mark class="hn-hit--current">');
export const WithHits: Story = { args: { html: hits } };
export const LongText: Story = {
  args: {
    html: '<p>1. Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v The Sahyadri State Handloom Weavers, Dyers and Finishers Co-operative Marketing Federation Limited.</p><p>2. Dr.Venkatanarasimharajuvaripetadistrictcooperativesocieties.registrar-and-another.example</p>',
  },
  globals: { viewport: { value: 'phone320' } },
};
export const LargeText: Story = {
  decorators: [
    (Story) => (
      <div style={{ '--hn-document-scale': 1.56 } as CSSProperties}>
        <style>{'.hn-document { --hn-document-size: var(--hn-size-28) }'}</style>
        <Story />
      </div>
    ),
  ],
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'clause (4)' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '1' })).toHaveFocus();
    await userEvent.tab();
    // A wide table scrolls, so it is a tab stop.
    await expect(canvas.getByRole('region', { name: 'Table' })).toHaveFocus();
  },
};
