import type { SavedQuery } from '@headnote/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fakeMemberLibrary, storedText } from '../../fixtures/fake-member-library.fixtures.js';
import { inSite, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { searchFor } from '../../links/search-state.js';
import { SaveSearchDialog } from './SaveSearchDialog.js';

const saved = (id: string, keywords: string): SavedQuery => ({
  id,
  keywords,
  query: storedText(keywords),
  refineKeywords: '',
  kind: 'text',
  searchType: 'box',
  parentId: '',
  savedAt: '2026-03-04T05:06:07Z',
  total: 12,
  ranAt: '2026-03-04T05:06:07Z',
});

const queries = [saved('7', 'bail'), saved('8', 'cancellation of bail')];
/** One judgment in no folder, saved from the search 8. */
const savedFrom8 = {
  '/api/caselaw/getSavedResultFolder': [
    { folderid: 'none', folderName: '', results: [{ id: '1', resultName: 'Asha v. State', searchCriteriaId: '8' }] },
  ],
};
const sent: [string, unknown][] = [];
const onClose = fn();

interface Args extends StoryPlace {
  readonly parentId?: string;
}

const meta = {
  title: 'Screens/Save a search',
  args: { fetch: fakeMemberLibrary({ queries }, { sent }) },
  render: ({ parentId, ...place }) =>
    inSite(
      <SaveSearchDialog
        search={{ ...searchFor('bail surety'), narrowing: { words: 'cancel*' } }}
        origin="box"
        total={61}
        parentId={parentId}
        onClose={onClose}
      />,
      place,
    ),
} satisfies Meta<Args>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<Args>;

const dialogIn = (element: HTMLElement) => within(element.ownerDocument.body).findByRole('dialog');

export const AsNew: Story = {
  play: async ({ canvasElement }) => {
    sent.length = 0;
    const dialog = within(await dialogIn(canvasElement));
    await userEvent.selectOptions(await dialog.findByLabelText('It refines'), 'bail');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([
        [
          '/api/caselaw/saveQuery',
          expect.objectContaining({
            keywords: 'bail surety',
            refineKeywords: 'cancel*',
            parentID: '7',
            totalRec: 61,
            typeofSearch: 'text',
            SearchType: 'box',
          }),
        ],
      ]),
    );
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  },
};

export const AsChange: Story = {
  args: { parentId: '8' },
  play: async ({ canvasElement }) => {
    sent.length = 0;
    const dialog = within(await dialogIn(canvasElement));
    await userEvent.click(await dialog.findByRole('radio', { name: 'A change of “cancellation of bail”' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([['/api/caselaw/updateQuery', expect.objectContaining({ id: '8', parentID: '' })]]),
    );
  },
};

export const AsChangeWithResults: Story = {
  args: { parentId: '8', fetch: fakeMemberLibrary({ queries, others: savedFrom8 }, { sent }) },
  play: async ({ canvasElement }) => {
    sent.length = 0;
    const dialog = within(await dialogIn(canvasElement));
    await userEvent.click(await dialog.findByRole('radio', { name: 'A change of “cancellation of bail”' }));
    await expect(dialog.getByText('1 judgment saved from it will belong to the changed search.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([['/api/caselaw/updatesaveResultQuery', expect.objectContaining({ id: '8' })]]),
    );
  },
};

export const NoName: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogIn(canvasElement));
    await userEvent.clear(await dialog.findByLabelText('Your words for it'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/must not be blank/)).toBeVisible();
  },
};

export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = {
  args: { fetch: offline },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogIn(canvasElement));
    await expect(await dialog.findByText('Your saved searches did not load')).toBeVisible();
  },
};
