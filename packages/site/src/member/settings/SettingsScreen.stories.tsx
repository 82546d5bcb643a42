import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSite, meera, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { settingsServer } from './settings-server.fixtures.js';
import { SettingsScreen } from './SettingsScreen.js';

const meta = {
  title: 'Screens/Settings',
  parameters: { layout: 'fullscreen' },
  args: { member: meera },
  // Each story has settings of its own.
  render: (args) => inSite(<SettingsScreen />, { ...args, fetch: args.fetch ?? settingsServer() }),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Order of results')).toHaveValue('relevance');
    await expect(await canvas.findByText('1 court chosen')).toBeVisible();
  },
};
export const JudgmentsSaved: Story = {
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Judgments' }));
    await userEvent.selectOptions(form.getByLabelText('Order of results'), 'Newest first');
    await expect(form.getByText('Changes not saved')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Saved')).toBeVisible();
    await expect(form.getByLabelText('Order of results')).toHaveValue('date');
  },
};
export const CourtsSaved: Story = {
  play: async ({ canvas }) => {
    const courts = within(await canvas.findByRole('region', { name: 'Courts' }));
    await userEvent.click(await courts.findByRole('treeitem', { name: /High Court of Kerala/ }));
    await expect(courts.getByText('2 courts chosen')).toBeVisible();
    await userEvent.click(courts.getByRole('button', { name: 'Undo the changes' }));
    await expect(courts.getByText('1 court chosen')).toBeVisible();
    await userEvent.click(courts.getByRole('treeitem', { name: /High Court of Kerala/ }));
    await userEvent.click(courts.getByRole('button', { name: 'Save courts' }));
    await expect(await courts.findByText('Saved')).toBeVisible();
  },
};
export const ActsSavedAndReset: Story = {
  play: async ({ canvas }) => {
    const acts = within(await canvas.findByRole('region', { name: 'Acts' }));
    await userEvent.type(await acts.findByRole('searchbox', { name: 'Add an act' }), 'sample');
    await userEvent.click(await acts.findByRole('button', { name: 'Add The Sample Act, 1930' }));
    await userEvent.click(acts.getByRole('button', { name: 'Save' }));
    await expect(await acts.findByText('Saved')).toBeVisible();
    await userEvent.click(acts.getByRole('button', { name: 'Back to the standard settings' }));
    await expect(await acts.findByText('No act is chosen.')).toBeVisible();
  },
};
export const StartPageRefused: Story = {
  args: { fetch: settingsServer({ refusal: 'There is no court with the id 9.' }) },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Start page' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Recent searches' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByText('There is no court with the id 9.')).toBeVisible());
    await expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  },
};
export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = { args: { fetch: offline } };
