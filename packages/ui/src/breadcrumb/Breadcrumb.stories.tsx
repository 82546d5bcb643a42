import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './index.js';

const meta = {
  title: 'Parts/Breadcrumb',
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
export const Devanagari: Story = { args: { crumbs: [{ label: 'मुखपृष्ठ', href: '/' }, { label: 'परिचय' }] } };
export const Dark: Story = { args: Three.args ?? {}, globals: { theme: 'dark' } };
