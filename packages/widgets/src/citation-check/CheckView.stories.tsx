import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { brief, source } from './answers.fixtures.js';
import { CitationCheck } from './CitationCheck.js';
import '@headnote/widgets/citation-check.css';

const meta = {
  title: 'Widgets/Citation check',
  component: CitationCheck,
  args: { source },
} satisfies Meta<typeof CitationCheck>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

/** Checks a text. */
const checks =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Text of the brief' }));
    await userEvent.paste(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Check the citations' }));
  };

export const Start: Story = {};
export const Asking: Story = {
  args: { source: { ...source, check: () => new Promise(() => {}) } },
  play: checks(brief),
};
export const Failed: Story = {
  args: { source: { ...source, check: () => Promise.reject(new Error('The connection failed.')) } },
  play: checks(brief),
};
export const Problem: Story = { play: checks(' ') };
export const Report: Story = { play: checks(brief) };
export const AllFound: Story = { play: checks('Minerva Mills v. Union of India, AIR 1980 SC 1789.') };
export const NoCitation: Story = { play: checks('The appeal is allowed with costs.') };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text of the brief' }), 'AIR 1980 SC 1789');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('1 citation in the pasted text')).toBeVisible();
  },
};
