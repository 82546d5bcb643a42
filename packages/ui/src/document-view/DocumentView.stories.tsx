import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { actHtml, citingHtml, countedHtml, hindiHtml, judgmentHtml } from './document-view.fixtures.js';
import { DocumentView } from './index.js';

const meta = {
  title: 'Parts/DocumentView',
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
export const WithoutNumbers: Story = { args: { html: countedHtml } };
export const Act: Story = { args: { html: actHtml, kind: 'act' } };
export const Devanagari: Story = { args: { html: hindiHtml, lang: 'hi' } };
export const WithCitations: Story = { args: { html: citingHtml } };
export const WithCitationsDark: Story = { args: { html: citingHtml }, globals: { theme: 'dark' } };
export const Empty: Story = { args: { html: '' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const ActOnAPhone: Story = {
  args: { html: actHtml, kind: 'act' },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
