import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { Dialog } from '../dialog/index.js';
import { bookmarkIcon, copyIcon, downloadIcon, Icon } from '../icon/index.js';
import { Rule } from '../docs/DocsPage.js';
import { Menu, type MenuEntry } from './index.js';

const actions: MenuEntry[] = [
  { id: 'copy', label: 'Copy citation', icon: <Icon shape={copyIcon} />, shortcut: 'C' },
  { id: 'save', label: 'Save to folder', icon: <Icon shape={bookmarkIcon} />, shortcut: 'S' },
  {
    id: 'pdf',
    label: 'Download as PDF',
    icon: <Icon shape={downloadIcon} />,
    disabled: true,
    note: 'Not in your package',
  },
  { id: 'delete', label: 'Delete note', deletes: true },
];

const sorted: MenuEntry[] = [
  {
    id: 'order',
    title: 'Sort by',
    items: [
      { id: 'relevance', label: 'Relevance', checked: true, checks: 'one' },
      { id: 'newest', label: 'Newest first', checked: false, checks: 'one' },
    ],
  },
  {
    id: 'shown',
    title: 'Show',
    items: [
      { id: 'headnotes', label: 'Headnotes', checked: true },
      { id: 'citations', label: 'Parallel citations', checked: false },
    ],
  },
];

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: {
    docs: {
      guide: () => (
        <Rule
          title="Put rarely used variants into a menu"
          good={{
            shown: (
              <Menu
                trigger={<Button>Export</Button>}
                label="Export"
                entries={[
                  { id: 'pdf', label: 'PDF' },
                  { id: 'word', label: 'Word' },
                  { id: 'text', label: 'Plain text' },
                ]}
                onPick={() => undefined}
              />
            ),
            why: 'Three variants of one action share a button.',
          }}
          bad={{
            shown: (
              <Menu
                trigger={<Button>Actions</Button>}
                label="Actions"
                entries={[{ id: 'search', label: 'Search within these results' }]}
                onPick={() => undefined}
              />
            ),
            why: 'A menu with a single item, or with the main action of a page, costs a needless click.',
          }}
        />
      ),
    },
  },
  args: { label: 'More for this judgment', trigger: <Button>More</Button>, entries: actions, onPick: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const Sections: Story = { args: { defaultOpen: true, entries: sorted, label: 'View' } };
export const LongNames: Story = {
  args: {
    defaultOpen: true,
    label: 'Parties',
    entries: [
      { id: 'a', label: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors.', note: 'Appellants' },
      { id: 'b', label: 'The Sahyadri State Handloom Weavers, Dyers and Finishers Co-operative Federation' },
    ],
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menu', { name: 'More for this judgment' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Copy citation' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    // Skips the disabled item.
    await expect(canvas.getByRole('menuitem', { name: 'Delete note' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Copy citation' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('menuitem', { name: 'Delete note' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('menuitem', { name: 'Copy citation' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Delete note' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('delete');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ByTypedLetters: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Copy citation' })).toHaveFocus());
    await userEvent.keyboard('sav');
    await expect(canvas.getByRole('menuitem', { name: 'Save to folder' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('save');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('menuitem', { name: /Download/ }));
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Save to folder' }));
    await expect(args.onPick).toHaveBeenCalledWith('save');
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.click(trigger);
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const ChecksStayOpen: Story = {
  args: { entries: sorted, label: 'View', trigger: <Button>View</Button> },
  render: function Render(args) {
    const [on, setOn] = useState(new Set(['relevance', 'headnotes']));
    const toggle = (id: string) =>
      setOn((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
    const entries = sorted.map((entry) =>
      'items' in entry
        ? { ...entry, items: entry.items.map((item) => ({ ...item, checked: on.has(item.id) })) }
        : entry,
    );
    return <Menu {...args} entries={entries} onPick={toggle} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = canvas.getByRole('menuitemradio', { name: 'Relevance' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toBeChecked();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('menuitemcheckbox', { name: 'Parallel citations' });
    await expect(last).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'Parallel citations' })).toBeChecked();
    await expect(canvas.getByRole('menu', { name: 'View' })).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Sort by' })).toBeInTheDocument();
  },
};

export const InADialog: Story = {
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Note on paragraph 5">
        <Menu {...args} />
      </Dialog>
    );
  },
  play: async ({ args }) => {
    const trigger = await screen.findByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy citation' })).toHaveFocus());
    // Escape closes the menu only, not the dialog around it.
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    // The dialog may still be fading in.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Note on paragraph 5' })).toBeVisible());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save to folder' }));
    await expect(args.onPick).toHaveBeenLastCalledWith('save');
    await expect(screen.getByRole('dialog', { name: 'Note on paragraph 5' })).toBeVisible();
  },
};
