import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { Drawer, type DrawerProps } from './index.js';

const courts = [
  'Supreme Court of India',
  'High Court of Kerala',
  'High Court of Madras',
  'Income Tax Appellate Tribunal',
];

function Sample(props: Partial<DrawerProps>) {
  const [isOpen, setOpen] = useState(props.open ?? false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer
        title="Filters"
        start={<Button variant="quiet">Clear all</Button>}
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Show 61 judgments
          </Button>
        }
        {...props}
        open={isOpen}
        onOpenChange={setOpen}
      >
        {props.children ?? (
          <div style={{ display: 'grid', gap: 12 }}>
            {courts.map((court) => (
              <Checkbox key={court} label={court} />
            ))}
          </div>
        )}
      </Drawer>
    </>
  );
}

/** Maximum width of a scroll bar in px. */
const SCROLL_BAR = 16;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  return screen.findByRole('dialog');
};

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer as ComponentType<Partial<DrawerProps>>,
  render: (args) => <Sample {...args} />,
  play: async () => {
    await open();
  },
} satisfies Meta<Partial<DrawerProps>>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<Partial<DrawerProps>>;

export const AtTheEnd: Story = {
  tags: ['wide'],
  play: async () => {
    const box = (await open()).getBoundingClientRect();
    await expect(box.right).toBeGreaterThanOrEqual(window.innerWidth - SCROLL_BAR);
    await expect(Math.round(box.height)).toBe(window.innerHeight);
  },
};
export const OpenAtFirst: Story = {
  args: { open: true },
  play: async () => expect(await screen.findByRole('dialog')).toHaveAccessibleName('Filters'),
};
export const AtTheStart: Story = { args: { side: 'start', title: 'Contents' } };
export const LongNames: Story = {
  args: {
    title: 'Notes on Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v. State',
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>Note {index + 1}: seen, and to be cited.</p>),
  },
};

/** On a phone it is a sheet at the bottom. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    const box = (await open()).getBoundingClientRect();
    await expect(box.width).toBeGreaterThanOrEqual(window.innerWidth - SCROLL_BAR);
    await expect(box.top).toBeGreaterThan(0);
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Filters' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Supreme Court of India' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('checkbox', { name: 'Supreme Court of India' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
