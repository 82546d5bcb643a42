import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { courts, manyCourts } from './courts.fixtures.js';
import { Tree } from './index.js';

const many = manyCourts(1500);

const meta = {
  title: 'Forms/Tree',
  component: Tree,
  args: { label: 'Courts', nodes: courts, defaultExpanded: ['hc'], onValuesChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tree>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = { defaultValues: ['10', '20', '12'], defaultExpanded: ['hc', 'tr', 'tr.it'] };

export const Plain: Story = {};
export const Mixed: Story = { args: chosen };
export const WithCounts: Story = {
  args: { countOf: (id) => ({ sc: '61', hc: '208', 'hc.ap': '31', 'hc.al': '27', tr: '4' })[id], hasFind: false },
};
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = { args: { status: 'error', onRetry: fn() } };
export const Empty: Story = { args: { nodes: [] } };
export const LongNames: Story = {
  args: {
    nodes: [
      {
        id: 'g',
        label: 'Tribunals of Venkatanarasimharajuvaripeta and the surrounding districts',
        children: [{ id: 'a', label: 'Sahyadri State Handloom Weavers, Dyers and Finishers Appellate Tribunal' }],
      },
    ],
    defaultExpanded: ['g'],
  },
};
export const RightToLeft: Story = {
  args: chosen,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem', { name: /Supreme Court/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: /High Courts/ })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: /High Courts/ })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const ByKeyboard: Story = {
  args: { defaultExpanded: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tree', { name: 'Courts' })).toBeInTheDocument();
    canvas.getByRole('searchbox', { name: 'Find' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('treeitem', { name: /Supreme Court/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const group = canvas.getByRole('treeitem', { name: /High Courts/ });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight} ');
    const first = canvas.getByRole('treeitem', { name: 'Andhra Pradesh' });
    await expect(first).toHaveFocus();
    await expect(first).toBeChecked();
    await expect(first).toHaveAttribute('aria-level', '2');
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(first).toHaveAttribute('aria-setsize', '3');
    await expect(group).toHaveAttribute('aria-checked', 'mixed');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['10']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('treeitem', { name: /Tribunals/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('treeitem', { name: /Supreme Court/ })).toHaveFocus();
    await userEvent.keyboard('hi');
    await expect(group).toHaveFocus();
  },
};

export const Filtered: Story = {
  play: async ({ canvas, args }) => {
    const find = canvas.getByRole('searchbox', { name: 'Find' });
    await expect(find.parentElement?.querySelectorAll('.hn-icon')).toHaveLength(1);
    await userEvent.type(find, 'bench');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Check all' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['20', '21']);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 7 chosen');
    await userEvent.click(find);
    await userEvent.keyboard('{Escape}');
    await expect(find).toHaveValue('');
    await userEvent.type(find, 'nowhere');
    await expect(canvas.queryByRole('treeitem')).not.toBeInTheDocument();
  },
};

export const FifteenHundred: Story = {
  args: { nodes: many, defaultExpanded: many.map(({ id }) => id) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(80);
    canvas.getByRole('treeitem', { name: /District group 1 29/ }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /Taluka 29 of group 50/ })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('treeitem', { name: /Taluka 29 of group 50/ })).toBeChecked();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /District group 1 29/ })).toHaveFocus());
  },
};
