import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import '@headnote/widgets/citation-finder.css';
import { link, sourceOf, verdicts } from './answers.fixtures.js';
import { CitationFinder } from './CitationFinder.js';

const { found, overruled, several, otherNames, missing, impossible, unread, incomplete, lacking, provision } = verdicts;
const names = [link(), link({ title: 'Varma v. Malwa Sangh', citation: 'AIR 1986 SC 2030', date: '1986-09-09' })];

const meta = {
  title: 'Widgets/Citation finder',
  component: CitationFinder,
  args: { source: sourceOf(found), text: 'AIR 1980 SC 1789', onCheck: () => undefined },
} satisfies Meta<typeof CitationFinder>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = { args: { text: undefined } };
export const Loading: Story = {
  args: { source: { read: () => new Promise(() => {}), suggest: () => new Promise(() => {}) } },
};
export const Failed: Story = {
  args: { source: { ...sourceOf(), read: () => Promise.reject(new Error('The connection failed.')) } },
};
export const Found: Story = {};
export const Overruled: Story = { args: { source: sourceOf(overruled) } };
export const Several: Story = { args: { source: sourceOf(several), text: '(1987) 1 SCC 124' } };
export const OtherNames: Story = { args: { source: sourceOf(otherNames), text: 'Roy v. Sen, AIR 1980 SC 1789' } };
export const NotHeld: Story = { args: { source: sourceOf(missing), text: '2019 4 SCR 77' } };
export const CannotExist: Story = { args: { source: sourceOf(impossible), text: '2090 INSC 5' } };
export const NotRead: Story = { args: { source: sourceOf(unread), text: 'xyz 12' } };
export const Incomplete: Story = { args: { source: sourceOf(incomplete), text: '1987 1 SCC' } };
export const WithoutAYear: Story = { args: { source: sourceOf(lacking), text: 'AIR SC 14' } };
export const Provision: Story = { args: { source: sourceOf(provision), text: 's. 302 ipc' } };
export const PartyNames: Story = {
  args: { source: { ...sourceOf(), suggest: async () => names }, text: 'varma' },
};

/** Several citations with a semicolon between them. */
export const Many: Story = {
  args: {
    source: sourceOf(found, overruled, several, missing, impossible, lacking),
    text: 'AIR 1980 SC 1789; 1 SCC 2; 1987 1 SCC; 2019 4 SCR 77; 2090 INSC 5; AIR SC 14',
  },
};

export const Keyboard: Story = {
  args: { text: undefined, source: sourceOf(several) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Find by citation or parties' });
    await userEvent.type(field, '1987 1 SCC');
    await expect(await canvas.findByText('Malwa Sangh v. Board')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Asha Varma');
  },
};
