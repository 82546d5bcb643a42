import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { Callout } from '../callout/index.js';
import { Group, Rule } from '../docs/DocsPage.js';
import { ConfirmDialog, type ConfirmDialogProps } from './index.js';

function Sample(props: Partial<ConfirmDialogProps>) {
  const [isOpen, setOpen] = useState(props.open ?? false);
  return (
    <>
      <Button variant="delete" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        title="Delete this note?"
        text="The note at ¶ 5 of P. Sambamurthy v State of Andhra Pradesh will be deleted for good."
        confirmLabel="Delete note"
        destructive
        onConfirm={() => setOpen(false)}
        {...props}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return screen.findByRole('alertdialog');
};

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog as ComponentType<Partial<ConfirmDialogProps>>,
  parameters: {
    docs: {
      guide: () => (
        <Rule
          title="Confirm before deleting"
          good={{
            shown: <Sample />,
            why: 'The dialog says what will be deleted, its button repeats the verb, and Cancel has the focus.',
          }}
          bad={{
            shown: (
              <Group>
                <Button variant="delete">Delete note</Button>
                <span className="hn-muted">at once, without undo</span>
              </Group>
            ),
            why: 'A slip destroys an hour’s work. When an action can be undone, show a toast with Undo instead.',
          }}
        />
      ),
    },
  },
  render: (args) => <Sample {...args} />,
  play: async () => {
    await open();
  },
} satisfies Meta<Partial<ConfirmDialogProps>>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<Partial<ConfirmDialogProps>>;

export const Destructive: Story = {};
export const OpenAtFirst: Story = {
  args: { open: true },
  play: async () => expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Delete this note?'),
};
export const Harmless: Story = {
  args: { destructive: false, title: 'Send 24 judgments?', text: 'They go to one address.', confirmLabel: 'Send' },
};
export const Devanagari: Story = {
  args: { title: 'यह टिप्पणी हटाएँ?', text: 'इसे वापस नहीं लाया जा सकता।', confirmLabel: 'हटाएँ', cancelLabel: 'रहने दें' },
};
export const Failed: Story = {
  args: {
    children: (
      <Callout tone="bad" title="Not deleted">
        The service could not be reached. Please try again.
      </Callout>
    ),
  },
};

export const CancelHasTheFocus: Story = {
  args: { onConfirm: fn() },
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog).toHaveAccessibleName('Delete this note?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  },
};

export const ConfirmedByKeyboard: Story = {
  args: { onConfirm: fn() },
  play: async ({ args }) => {
    await open();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete note' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const BusyStaysOpen: Story = {
  args: { busy: true, onConfirm: fn() },
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.click(screen.getByRole('button', { name: /Delete note/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
