import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumb } from './index.js';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: { crumbs: [{ label: 'Home', href: '/' }, { label: 'Terms and Condition' }] },
} satisfies Meta<typeof Breadcrumb>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Three: Story = {
  args: {
    crumbs: [{ label: 'Acts', href: '/' }, { label: 'Sale of Carts Act, 1931', href: '#act' }, { label: 'Section 34' }],
  },
};
export const LongText: Story = {
  args: {
    crumbs: [
      { label: 'Acts', href: '/' },
      { label: 'The Sahyadri Public Premises, Market Yards and Weights (Regulation of Use) Act, 1931', href: '#act' },
      { label: 'Section 34' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const ByKeyboard: Story = {
  args: Three.args ?? {},
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Acts' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sale of Carts Act, 1931' })).toHaveFocus();
    await expect(canvas.getByText('Section 34')).toHaveAttribute('aria-current', 'page');
  },
};

/** Renders nothing, so that screen readers find no empty landmark. */
export const Empty: Story = {
  args: { crumbs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
