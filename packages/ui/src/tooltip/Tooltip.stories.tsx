import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { bookmarkIcon, Icon } from '../icon/index.js';
import { Tooltip } from './index.js';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Keeps the place in the margin rule',
    children: <Button aria-label="Bookmark" icon={<Icon shape={bookmarkIcon} />} />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '64px 96px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = { args: { defaultOpen: true } };
export const Below: Story = { args: { defaultOpen: true, side: 'below' } };
export const Dark: Story = { args: { defaultOpen: true }, globals: { theme: 'dark' } };
export const ForcedColours: Story = { args: { defaultOpen: true }, globals: { contrast: 'forced' } };
export const LongText: Story = {
  args: {
    defaultOpen: true,
    text: 'Cited by Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. and 1,203 other judgments',
  },
};
export const Devanagari: Story = { args: { defaultOpen: true, text: 'हाशिये में स्थान याद रखता है' } };
export const RightToLeft: Story = {
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
export const Narrow: Story = {
  args: { ...LongText.args },
  globals: { viewport: { value: 'phone320' } },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bookmark' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('Keeps the place'));
    await expect(button).toHaveAccessibleDescription('Keeps the place in the margin rule');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Bookmark' });
    // A pointer that has not moved yet hovers over nothing.
    await userEvent.click(canvasElement);
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeInTheDocument());
    await userEvent.unhover(button);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};
