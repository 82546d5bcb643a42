import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { brief, source } from './answers.fixtures.js';
import { createCheckMachine } from './check-machine.js';
import { CheckView } from './CheckView.js';
import { citationCheckMessages as labels } from './messages.js';
import type { CheckSource } from './types.js';
import '../element/tokens.css';
import './check.css';

/** The check on React, with a text that is checked at once. */
function Check({ from, text }: { readonly from: CheckSource; readonly text?: string | undefined }) {
  const [machine] = useState(() =>
    createCheckMachine({ source: from, loadPdfReader: () => Promise.reject(new Error('None in a story.')) }),
  );
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot);
  useEffect(() => {
    if (text !== undefined) void machine.checkText(text);
    return machine.stop;
  }, [machine, text]);
  return <CheckView {...{ state, machine, labels }} idBase="check" headingLevel={2} linkTarget="_self" />;
}

const meta = { title: 'Widgets/Citation check', component: Check, args: { from: source, text: brief } } satisfies Meta<
  typeof Check
>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = { args: { text: undefined } };
export const Asking: Story = { args: { from: { check: () => new Promise(() => {}) } } };
export const Failed: Story = { args: { from: { check: () => Promise.reject(new Error('The connection failed.')) } } };
export const Problem: Story = { args: { text: ' ' } };
export const Report: Story = {};
export const AllFound: Story = { args: { text: 'Minerva Mills v. Union of India, AIR 1980 SC 1789.' } };
export const NoCitation: Story = { args: { text: 'The appeal is allowed with costs.' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone320: Story = { globals: { viewport: { value: 'phone320' } } };

export const Keyboard: Story = {
  args: { text: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text of the brief' }), 'AIR 1980 SC 1789');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('1 citation in the pasted text')).toBeVisible();
  },
};
