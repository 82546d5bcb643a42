import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSite, meera, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { libraryServer } from './library-server.fixtures.js';
import { SaveToFolderDialog } from './SaveToFolderDialog.js';

const close = fn();
const things = [{ documentId: 'c9', name: 'Asha Traders v. State of Goa' }];

const meta = {
  title: 'Screens/Library/Save to a folder',
  parameters: { layout: 'fullscreen' },
  args: { member: meera, fetch: libraryServer() },
  render: (args) => inSite(<SaveToFolderDialog things={things} onClose={close} />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Save to a folder' }));

export const Plain: Story = {
  play: async () => {
    const page = await dialog();
    await waitFor(() => expect(page.getByText('Asha Traders v. State of Goa')).toBeVisible());
    const folder = await page.findByLabelText('Folder');
    await expect(within(folder).getByText('Matters › State v Rohan Mehta › Cancellation of bail')).toBeInTheDocument();
  },
};
export const Several: Story = {
  render: (args) =>
    inSite(<SaveToFolderDialog things={[...things, { documentId: 'c8', name: 'B v. C' }]} onClose={close} />, args),
  play: async () => {
    const text = (await dialog()).getByText('2 documents');
    await waitFor(() => expect(text).toBeVisible());
  },
};
export const SavesToANewFolder: Story = {
  args: { fetch: libraryServer() },
  play: async () => {
    close.mockClear();
    const page = await dialog();
    await userEvent.selectOptions(await page.findByLabelText('Folder'), 'New folder…');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    const name = page.getByLabelText('Name of the new folder');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name of the new folder must not be blank!'));
    await userEvent.type(name, 'Tenancy');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    await expect(await screen.findByText(/^To Tenancy\./)).toBeInTheDocument();
  },
};
export const Refused: Story = {
  args: { fetch: libraryServer({ refusal: 'You have 20,000 saved results, the most that the library keeps.' }) },
  play: async () => {
    const page = await dialog();
    await userEvent.click(await page.findByRole('button', { name: 'Save' }));
    await expect(await page.findByText(/the most that the library keeps/)).toBeVisible();
  },
};
export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = { args: { fetch: offline } };
