import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSite, meera, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { accountServer, onlyThisSession } from './account-server.fixtures.js';
import { AccountScreen } from './AccountScreen.js';

const meta = {
  title: 'Screens/Account',
  parameters: { layout: 'fullscreen' },
  args: { path: '/Lawsuit/account', route: '/Lawsuit/account', member: meera, fetch: accountServer() },
  render: (args) => inSite(<AccountScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Meera');
    await waitFor(() => expect(canvas.getByLabelText('State')).toHaveValue('12'));
    // A disabled button says why.
    const save = canvas.getByRole('button', { name: 'Save changes' });
    await waitFor(() => expect(save).toHaveAccessibleDescription('Nothing is changed yet.'));
    await userEvent.type(canvas.getByLabelText('City'), ' North');
    await expect(save).not.toHaveAttribute('aria-disabled');
    await userEvent.click(save);
    await canvas.findByText('Done.');
    await expect(save).toHaveFocus();
    await waitFor(() => expect(save).toHaveAccessibleDescription('Nothing is changed yet.'));
    await expect(canvas.getByText('2 other sessions will end.')).toBeVisible();
    await expect(canvas.getByText('214')).toBeVisible();
  },
};
export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = {
  args: { fetch: offline },
  play: async ({ canvas }) => {
    for (const part of ['Profile', 'Sessions', 'Access tokens', 'Subscription']) {
      await expect(await canvas.findByText(`${part} did not load`)).toBeVisible();
    }
  },
};
export const Trial: Story = {
  args: {
    fetch: accountServer({
      subscription: { packageName: 'Trial', state: 'trial', endDate: '2026-06-27', daysremaining: 2 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A trial is not renewed/)).toBeVisible();
  },
};
export const Renewable: Story = {
  args: { fetch: accountServer({ subscription: { state: 'renewable', daysremaining: 0 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It ended on 24 June 2027\. .* until 24 July 2027\./)).toBeVisible();
  },
};
export const TrialOver: Story = {
  args: {
    fetch: accountServer({
      subscription: {
        packageName: 'Trial',
        state: 'lapsed',
        endDate: '2026-06-27',
        renewUntil: null,
        daysremaining: 0,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It ended on 27 June 2026. Full texts are shown as previews.')).toBeVisible();
  },
};
export const NoSubscription: Story = {
  args: {
    fetch: accountServer({
      subscription: { state: 'none', startDate: null, endDate: null, renewUntil: null, daysremaining: 0 },
    }),
  },
};
export const OneSession: Story = {
  args: { fetch: accountServer({ sessions: onlyThisSession }) },
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('button', { name: 'End the other session' });
    await expect(end).toHaveAccessibleDescription('You are not signed in anywhere else.');
  },
};
export const MakesAndRevokesAToken: Story = {
  play: async ({ canvas }) => {
    const make = await canvas.findByRole('button', { name: 'Make a token' });
    await expect(make).toHaveAccessibleDescription('Enter a name first.');
    await userEvent.type(canvas.getByLabelText('Name of a new token'), 'Word add-in');
    await userEvent.click(make);
    await expect(await canvas.findByText('hn_8Kq2VtR9cXw4LmZ7sPy1uHf6bNd3Ga5e')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByText('hn_8Kq2VtR9cXw4LmZ7sPy1uHf6bNd3Ga5e')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Assistant on my laptop' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this token?' }));
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const NoTokens: Story = {
  args: { fetch: accountServer({ tokens: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You have no access tokens/)).toBeVisible();
  },
};
export const EndsASession: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End Chrome on Android' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End the session on Chrome on Android?' }));
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'End session' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const ChangesTheMobile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change mobile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change mobile' }));
    await userEvent.type(dialog.getByLabelText('New mobile'), '98450');
    await userEvent.type(dialog.getByLabelText('Your password'), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    await expect(dialog.getByLabelText('New mobile')).toHaveAccessibleDescription(
      'Please enter valid active mobile number for SMS OTP Verification.',
    );
    await userEvent.type(dialog.getByLabelText('New mobile'), '12346');
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('The password is not correct.'),
    );
    await userEvent.type(dialog.getByLabelText('Your password'), ' no longer');
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveFocus());
  },
};
export const WaitsForDeletion: Story = {
  args: { fetch: accountServer({ profile: { deletesOn: '2026-12-06' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/will be deleted on 06 December 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }));
    await canvas.findByText('Done.');
  },
};
export const AsksBeforeDeletion: Story = {
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Delete account' }));
    await userEvent.click(form.getByRole('button', { name: 'Delete my account' }));
    await expect(form.getByLabelText('Password')).toHaveAccessibleDescription('Password must not be blank!');
    await userEvent.type(form.getByLabelText('Password'), 'sapphire');
    await userEvent.click(form.getByRole('button', { name: 'Delete my account' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(form.getByLabelText('Password')).toHaveValue('sapphire');
  },
};
export const NoPayments: Story = {
  args: { fetch: accountServer({ payments: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You have not paid for anything yet' })).toBeVisible();
  },
};
export const Payments: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Every payment with its invoice' }));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getByRole('button', { name: 'Invoice HN/26-27/001184, PDF' })).toBeVisible();
    await expect(table.getByText('Not charged')).toBeVisible();
    await expect(await canvas.findByText('renew at ₹12,500')).toBeVisible();
  },
};
export const WrongGstin: Story = {
  play: async ({ canvas }) => {
    const gstin = await canvas.findByLabelText('GSTIN');
    await userEvent.type(gstin, '29AAGCB7383J1Z5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(gstin).toHaveAccessibleDescription(/GSTIN must match the format!/));
    await expect(gstin).toHaveFocus();
    await userEvent.type(gstin, '{Backspace}4');
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await canvas.findByText('Done.');
  },
};
