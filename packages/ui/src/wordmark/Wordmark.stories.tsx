import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Wordmark } from './index.js';

const meta = { title: 'Layout/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AsLink: Story = { args: { href: '/' } };
export const OtherName: Story = { args: { name: 'Library of the National Law School' } };
export const LongText: Story = {
  args: { name: 'Library of the Venkatanarasimharajuvaripeta District Bar Association', href: '#home' },
  globals: { viewport: { value: 'phone320' } },
};
export const ByKeyboard: Story = {
  args: { href: '#home' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Headnote' })).toHaveFocus();
  },
};
