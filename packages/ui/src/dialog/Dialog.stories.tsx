import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { Menu } from '../menu/index.js';
import { Popover } from '../popover/index.js';
import { TextField } from '../text-field/index.js';
import { showToast, Toasts } from '../toasts/index.js';
import { Dialog, type DialogProps } from './index.js';

interface SampleProps extends Partial<DialogProps> {
  /** Text of the button that opens the dialog. */
  opener?: string;
  primary?: string;
  startsOpen?: boolean;
}

function Sample({
  opener = 'Write a note',
  primary = 'Save note',
  startsOpen = false,
  title,
  children,
  ...rest
}: SampleProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Dialog
        title={title ?? 'Note at ¶ 5'}
        actions={
          <>
            <Button onClick={close}>Back</Button>
            <Button variant="primary" onClick={close}>
              {primary}
            </Button>
          </>
        }
        {...rest}
        open={isOpen}
        onOpenChange={setOpen}
      >
        {children ?? <TextField label="Note" />}
      </Dialog>
    </>
  );
}

/** Maximum width of a scroll bar in px. */
const SCROLL_BAR = 16;

const open = async (name = 'Write a note') => {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
};

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog as ComponentType<SampleProps>,
  render: (args) => <Sample {...args} />,
  play: async () => {
    await open();
  },
} satisfies Meta<SampleProps>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<SampleProps>;

export const Plain: Story = {
  args: { text: 'Only you can see it. It stays with the judgment.' },
  play: async () => {
    const dialog = await open();
    await expect(dialog).toHaveAccessibleName('Note at ¶ 5');
    await expect(dialog).toHaveAccessibleDescription('Only you can see it. It stays with the judgment.');
    await expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(560);
  },
};

/** Open from the first render. The leak test mounts and unmounts this story. */
export const OpenAtFirst: Story = {
  args: { startsOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
  },
};

export const WithOtherAction: Story = {
  args: {
    title: 'Activation code',
    text: 'Sent by SMS to the number ending 234. It is good for 10 minutes.',
    children: <TextField label="Activation code" inputMode="numeric" autoComplete="one-time-code" />,
    start: <Button variant="quiet">Resend code</Button>,
    primary: 'Submit',
  },
};

export const Narrow: Story = {
  ...WithOtherAction,
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    const box = (await open()).getBoundingClientRect();
    await waitFor(() => expect(box.width).toBeGreaterThanOrEqual(window.innerWidth - SCROLL_BAR));
    await waitFor(() =>
      expect(Math.round(screen.getByRole('dialog').getBoundingClientRect().bottom)).toBe(window.innerHeight),
    );
  },
};

export const LongNames: Story = {
  args: {
    title: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v. State of Andhra Pradesh & Anr.',
    primary: 'Save the note next to this judgment',
  },
  globals: { viewport: { value: 'phone320' } },
};

const paragraphs: ReactNode = Array.from({ length: 30 }, (_, index) => (
  <p key={index}>{index + 1}. The licence may be ended by either side with one month’s notice in writing.</p>
));

export const LongContentScrolls: Story = {
  args: { title: 'Terms and Condition', children: paragraphs, primary: 'Agree' },
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    const body = await within(dialog).findByRole('region', { name: 'Terms and Condition' });
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Agree' })).toBeVisible());
    body.focus();
    await expect(body).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Write a note' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Note at ¶ 5' });
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Note' })).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Save note' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('textbox', { name: 'Note' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const PressOutsideCloses: Story = {
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.parentElement as HTMLElement);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Write a note' })).toHaveFocus());
  },
};

export const StaysOpenWithTypedText: Story = {
  args: { closesOutside: false },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.parentElement as HTMLElement);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** A toast can be closed while the dialog stays open. */
export const UnderAToast: Story = {
  render: (args) => (
    <>
      <Sample {...args} />
      <Toasts />
    </>
  ),
  play: async () => {
    const dialog = await open();
    showToast({ title: 'Success', text: 'Note saved at ¶ 4.', type: 'SUCCESS' });
    const toast = await screen.findByRole('status');
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const PageDoesNotScroll: Story = {
  render: (args) => (
    <div style={{ blockSize: 3000 }}>
      <Sample {...args} />
    </div>
  ),
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Write a note' });
    const placeBefore = opener.parentElement?.getBoundingClientRect();
    const dialog = await open();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(opener.parentElement?.getBoundingClientRect()).toEqual(placeBefore);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden'));
  },
};

export const Nested: Story = {
  args: { children: <Sample opener="Choose a paragraph" title="Paragraph" primary="Choose" /> },
  play: async () => {
    const first = await open();
    await userEvent.click(within(first).getByRole('button', { name: 'Choose a paragraph' }));
    const second = await screen.findByRole('dialog', { name: 'Paragraph' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(second).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Note at ¶ 5' })).toBeVisible();
    await waitFor(() => expect(within(first).getByRole('button', { name: 'Choose a paragraph' })).toHaveFocus());
  },
};

function FromAMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Menu
        trigger={<Button>More</Button>}
        label="More"
        entries={[{ id: 'note', label: 'Write a note' }]}
        onPick={() => setOpen(true)}
      />
      <Popover trigger={<Button>Details</Button>} label="Details">
        <Button onClick={() => setOpen(true)}>Note from here</Button>
      </Popover>
      <Dialog title="Note at ¶ 5" open={isOpen} onOpenChange={setOpen}>
        <TextField label="Note" />
      </Dialog>
    </div>
  );
}

/** The menu item that opened the dialog is gone, so the focus returns to the menu button. */
export const EscapeReturnsFocusToMenuButton: Story = {
  render: () => <FromAMenu />,
  play: async () => {
    for (const [button, role, line] of [
      ['More', 'menuitem', 'Write a note'],
      ['Details', 'button', 'Note from here'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: button }));
      await userEvent.click(await screen.findByRole(role, { name: line }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Note at ¶ 5' })).not.toBeInTheDocument());
      await waitFor(() => expect(screen.getByRole('button', { name: button })).toHaveFocus());
    }
  },
};

export const PressOutsideClosesInnerSurfaceFirst: Story = {
  args: {
    children: (
      <Popover trigger={<Button>Details</Button>} label="Details">
        <p>Reported in four series.</p>
      </Popover>
    ),
  },
  play: async () => {
    const dialog = await open();
    const veil = () => document.querySelector('.hn-overlay') ?? document.body;
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    await screen.findByText('Reported in four series.');
    await userEvent.click(veil());
    await waitFor(() => expect(screen.queryByText('Reported in four series.')).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await userEvent.click(veil());
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
