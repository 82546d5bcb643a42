import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './index.js';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Comment' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 348 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'Tell us the citation, if you have one' } };
export const Counted: Story = {
  args: { countTo: 2000, defaultValue: 'The paragraph numbers of this judgment differ.' },
};
export const TooLong: Story = {
  args: { countTo: 20, defaultValue: 'One sentence more than fits', error: 'Comment must match the format!' },
};
export const Invalid: Story = { args: { error: 'Comment must not be blank!' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent' } };
export const DisabledWithReason: Story = { args: { disabledReason: 'Sign in to write a note' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'The note that was sent.' } };
export const LongText: Story = {
  args: {
    label: 'Parties',
    defaultValue: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v State of Telangana & Anr. '.repeat(
      12,
    ),
  },
};

export const GrowsByKeyboard: Story = {
  args: { rows: 2, maxRows: 4, countTo: 12 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Comment' });
    const before = box.getBoundingClientRect().height;
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('1{Enter}2{Enter}3');
    await expect(box.getBoundingClientRect().height).toBeGreaterThan(before);
    await userEvent.keyboard('{Enter}4{Enter}5{Enter}6{Enter}7');
    await expect(box).toHaveAttribute('rows', '4');
    await expect(canvas.getByText('1 too many')).toBeInTheDocument();
    await userEvent.clear(box);
    await expect(box.getBoundingClientRect().height).toBe(before);
  },
};
