import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Accordion } from './index.js';

const items = [
  { value: 'trial', title: 'What does the trial include?', content: <p>Everything, for three days.</p> },
  {
    value: 'renew',
    title: 'When can I renew?',
    content: (
      <p>
        Within 30 days after the end at the renewal price. <a href="#packages">Packages</a>
      </p>
    ),
  },
  { value: 'cite', title: 'Which citations are understood?', count: '24', content: <p>Those of 24 reports.</p> },
];

const meta = {
  title: 'Layout/Accordion',
  component: Accordion,
  args: { items },
} satisfies Meta<typeof Accordion>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OneOpen: Story = { args: { defaultOpen: ['renew'] } };
export const OneDisabled: Story = {
  args: { items: items.map((item) => ({ ...item, disabled: item.value === 'renew' })) },
};
export const LongNamesNarrow: Story = {
  args: {
    items: [
      {
        value: 'long',
        title: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v. State of Andhra Pradesh & Anr.',
        count: '13,80,000',
        content: <p>Allowed in part.</p>,
      },
    ],
    defaultOpen: ['long'],
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByKeyboard: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'What does the trial include?' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'What does the trial include?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['trial', 'renew']);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Packages' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region', { name: 'When can I renew?' })).not.toBeInTheDocument();
  },
};

export const OpeningOneClosesTheOther: Story = {
  args: { single: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What does the trial include?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'When can I renew?' }));
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await expect(canvas.getByRole('region', { name: 'When can I renew?' })).toBeVisible();
  },
};

/** Find-in-page of the browser opens a closed section that contains the match. */
export const FoundByFindInPage: Story = {
  play: async ({ canvas, canvasElement }) => {
    const closed = canvasElement.querySelector('[hidden="until-found"]');
    closed?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(await canvas.findByRole('region', { name: 'What does the trial include?' })).toBeVisible();
  },
};
