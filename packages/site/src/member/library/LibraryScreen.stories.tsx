import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSite, meera, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { libraryPath } from '../../links/library-address.js';
import { libraryServer } from './library-server.fixtures.js';
import { LibraryScreen } from './LibraryScreen.js';

const meta = {
  title: 'Screens/Library',
  parameters: { layout: 'fullscreen' },
  args: { member: meera, path: libraryPath({ folderId: 'f-bail' }) },
  // Each story has a library of its own.
  render: (args) => inSite(<LibraryScreen />, { ...args, fetch: args.fetch ?? libraryServer() }),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Folder: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sushila Aggarwal v State' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cancellation of bail' })).toBeVisible();
    await expect(canvas.getByText('Overruled')).toBeVisible();
    await expect(canvas.getByText('An order need not be limited in time.')).toBeVisible();
    const side = within(await canvas.findByRole('navigation', { name: 'Folders and lists' }));
    await expect(side.getByRole('link', { name: /^Matters/ })).toHaveTextContent('4');
  },
};
export const Everything: Story = {
  args: { path: libraryPath('all') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'The Sample Act, 1930' })).toBeVisible();
    const judgment = canvas.getByText('in Economic offences');
    await expect(judgment).toBeVisible();
    // The dates of an act and of a judgment are in one column.
    const act = canvas.getByText('saved 15 November 2026', { exact: false });
    await expect(act.getBoundingClientRect().left).toBe(judgment.getBoundingClientRect().left);
  },
};
export const Found: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Sushila Aggarwal v State' });
    const field = canvas.getByRole('searchbox', { name: 'Find in this list' });
    await userEvent.type(field, 'limited in time');
    await expect(canvas.queryByRole('link', { name: /Dolat Ram/ })).not.toBeInTheDocument();
    await userEvent.type(field, ' passport');
    await expect(canvas.getByText('Nothing here contains “limited in time passport”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole list' }));
    await expect(canvas.getByRole('link', { name: /Dolat Ram/ })).toBeVisible();
  },
};
export const Sorted: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Sushila Aggarwal v State' });
    await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'Title');
    const names = within(canvas.getByRole('list', { name: 'Saved judgments and acts' })).getAllByRole('heading');
    await expect(names.map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['Dolat', 'Siddh', 'Sushi']);
  },
};
export const RemovedAndUndone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Dolat Ram v. State of Haryana' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByRole('link', { name: /Dolat Ram/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('Dolat Ram v. State of Haryana removed.')).toBeVisible();
    await userEvent.keyboard('z');
    await expect(await canvas.findByRole('link', { name: /Dolat Ram/ })).toBeVisible();
  },
};
export const Moved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Select Dolat Ram/ }));
    await userEvent.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: /^Move Dolat Ram/ }));
    await userEvent.selectOptions(dialog.getByLabelText('To'), 'Moot court 2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Dolat Ram/ })).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: /^Moot court 2026/ })).toHaveTextContent('1');
  },
};
export const FolderRemovedAndUndone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove folder' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'State v Rohan Mehta' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Cancellation/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Undo/ }));
    await expect(await canvas.findByRole('link', { name: /^Cancellation/ })).toBeVisible();
  },
};
export const NewFolder: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'Sureties');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('link', { name: /^Sureties/ })).toBeVisible();
  },
};
export const ExportMenu: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Sushila Aggarwal v State' });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const menu = within(await screen.findByRole('menu', { name: 'Export' }));
    await expect(menu.getByText('All 3 documents')).toBeInTheDocument();
    const byTitle = menu.getByRole('menuitemcheckbox', { name: /By title/ });
    await userEvent.click(byTitle);
    await waitFor(() => expect(byTitle).toBeChecked());
  },
};
export const Searches: Story = {
  args: { path: libraryPath('searches') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 search within it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the search anticipatory bail' }));
    await expect(canvas.queryByText('anticipatory bail')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Undo/ }));
    await expect(canvas.getByText('anticipatory bail')).toBeVisible();
  },
};
export const Bookmarks: Story = {
  args: { path: libraryPath('bookmarks') },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Dolat Ram v. State of Haryana' });
    await expect(link).toHaveAttribute('href', '/Lawsuit/case/c2#p4');
    await expect(canvas.getByText('¶ 3; the title opens it')).toBeVisible();
    await expect(canvas.getByText('The paragraph of this bookmark is no longer in the text')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the bookmark in Dolat Ram v. State of Haryana' }));
    await expect(link).not.toBeInTheDocument();
    await userEvent.keyboard('z');
    await expect(await canvas.findByRole('link', { name: 'Dolat Ram v. State of Haryana' })).toBeVisible();
  },
};
export const Notes: Story = {
  args: { path: libraryPath('notes') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An order need not be limited in time.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the note on Sushila Aggarwal v. State' }));
    await expect(await canvas.findByRole('heading', { name: 'No notes yet' })).toBeVisible();
    await userEvent.keyboard('z');
    await expect(await canvas.findByText('An order need not be limited in time.')).toBeVisible();
  },
};
export const NothingRemoved: Story = {
  args: { path: libraryPath('deleted') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was removed in the last 30 days')).toBeVisible();
  },
};
export const Empty: Story = {
  args: { path: libraryPath('all'), fetch: libraryServer({ isEmpty: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  },
};
export const NoSuchFolder: Story = {
  args: { path: libraryPath({ folderId: 'elsewhere' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no folder with this address')).toBeVisible();
  },
};
export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = { args: { fetch: offline } };
