import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSite, meera, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { noUsage, partnersServer, rotatedPortal, stoppedPortal } from './partners-server.fixtures.js';
import { PartnersScreen } from './PartnersScreen.js';

const meta = {
  title: 'Screens/Partners',
  parameters: { layout: 'fullscreen' },
  args: { path: '/Lawsuit/partners', route: '/Lawsuit/partners', member: meera, fetch: partnersServer() },
  render: (args) => inSite(<PartnersScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/data-portal="pk_Q2xT0vLm8cYbJ4nWd7RfAg"/)).toBeVisible();
    await expect(await canvas.findByText(/requests answered, 57 refused/)).toBeVisible();
    await expect(canvas.getByText('Your pages load version 1.4.2, the current one.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Figures by day' }));
    const table = within(await canvas.findByRole('table', { name: 'Use in the last 30 days' }));
    await expect(table.getAllByRole('row')).toHaveLength(31);
  },
};
export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = {
  args: { fetch: offline },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your websites did not load')).toBeVisible();
  },
};
export const Empty: Story = {
  args: { fetch: partnersServer({ portals: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No website yet')).toBeVisible();
  },
};
export const AfterARotation: Story = {
  args: { fetch: partnersServer({ portals: [rotatedPortal] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Some page still uses an old key, last on 22 November 2026/)).toBeVisible();
    await expect(canvas.getByText(/A page loads version 1\.3\.10, last on 20 November 2026/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Revoke pk_Ha5dG2jKl7Oc8iUy4TrEwQ' })).toBeNull();
  },
};
export const Stopped: Story = {
  args: { fetch: partnersServer({ portals: [stoppedPortal], usage: noUsage }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Every key of this website was revoked/)).toBeVisible();
    await expect(canvas.getByText(/Until you enter an address/)).toBeVisible();
    await expect(await canvas.findByText('No page has asked for a widget yet.')).toBeVisible();
  },
};
export const Registers: Story = {
  args: { fetch: partnersServer({ portals: [] }) },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Register a website' }));
    const origins = form.getByLabelText('Addresses of the website');
    await userEvent.type(form.getByLabelText('Name'), 'taken');
    await userEvent.type(origins, 'https://a.example{Enter}www.college.ac.in');
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    await waitFor(() =>
      expect(origins).toHaveAccessibleDescription(/www\.college\.ac\.in: Begin with https:\/\/ or http:\/\//),
    );
    await userEvent.clear(origins);
    await userEvent.type(origins, 'https://www.college.ac.in');
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    await canvas.findByText('You have 20 portals, the most that are possible.');
    await expect(origins).toHaveValue('https://www.college.ac.in');
    await userEvent.clear(form.getByLabelText('Name'));
    await userEvent.type(form.getByLabelText('Name'), 'College');
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    await canvas.findByText('The website is registered.');
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue(''));
  },
};
export const AsksBeforeARotation: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a new key' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Make a new key?' }));
    await waitFor(() => expect(question.getByText(/The old key works for 14 more days/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Make new key' }));
    await canvas.findByText('The new key works now. The old key works until 2026-12-07.');
  },
};
export const AsksBeforeARevocation: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke pk_Q2xT0vLm8cYbJ4nWd7RfAg' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this key?' }));
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Revoke key' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const ChangesTheDefaults: Story = {
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'National Law College: Defaults' }));
    const save = form.getByRole('button', { name: 'Save defaults' });
    await expect(form.getByLabelText('Theme')).toHaveValue('dark');
    await expect(save).toHaveAccessibleDescription('Nothing is changed yet.');
    await userEvent.selectOptions(form.getByLabelText('Rows'), '5');
    await userEvent.selectOptions(form.getByLabelText('Theme'), 'as the page says');
    await userEvent.click(save);
    await canvas.findByText('The defaults were saved: {"limit":"5"}');
  },
};
export const ChangesTheAddresses: Story = {
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'National Law College: Addresses' }));
    const save = form.getByRole('button', { name: 'Save addresses' });
    await expect(save).toHaveAccessibleDescription('Nothing is changed yet.');
    await userEvent.type(form.getByLabelText('Addresses of the website'), '{Enter}https://moodle.college.example');
    await userEvent.click(save);
    await canvas.findByText('Done.');
    await waitFor(() => expect(save).toHaveAccessibleDescription('Nothing is changed yet.'));
  },
};
