import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { TextField } from '../text-field/index.js';
import { Popover, type PopoverProps } from './index.js';

const form: PopoverProps['children'] = (close) => (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label="E-mail of the reader" placeholder="clerk@chambers.example" />
    <Button variant="primary" onClick={close}>
      Send
    </Button>
  </div>
);

const meta: Meta<typeof Popover> = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Share this judgment',
    trigger: <Button>Share</Button>,
    children: form,
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story /> <Button variant="quiet">Elsewhere</Button>
      </div>
    ),
  ],
};

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof Popover>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const AtTheEnd: Story = {
  args: { defaultOpen: true, align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
};
export const LongText: Story = {
  args: {
    label: 'Parties',
    defaultOpen: true,
    children: (
      <p>
        Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma &amp; Ors. v The Sahyadri State Handloom Weavers, Dyers
        and Finishers Co-operative Federation, through its Managing Director &amp; Anr.
      </p>
    ),
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Share' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Share this judgment' })).toBeInTheDocument();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail of the reader' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ClosesOnFocusLeave: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const ClosesOnPressOutside: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(canvas.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
