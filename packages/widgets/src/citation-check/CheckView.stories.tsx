import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { brief, claimSource, everyClaim, source } from './answers.fixtures.js';
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
/** What the source answers to the claims of `everyClaim`, whatever citation they belong to. */
export const EveryColumn: Story = {
  args: { source: claimSource },
  play: async (context) => {
    await checks(everyClaim)(context);
    const list = within(await within(context.canvasElement).findByRole('list', { name: 'Citations' }));
    await expect(list.getByText('bare necessaries').closest('mark')).toHaveTextContent(/only in the report/);
    await expect(list.getByText('This judgment has paragraphs to 27.')).toBeVisible();
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: /^To look at/ }));
    await expect(list.queryByText('Word for word')).toBeNull();
  },
};
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
