import { assistantLimits } from '@headnote/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { answers, askingLibrary, manyFiles, offered, uploads } from './ask.fixtures.js';
import { chooseFile, keepCopies, onJudgment, openFiles } from './panel-story.fixtures.js';

const meta = {
  title: 'Screens/Assistant, a PDF of mine',
  ...onJudgment,
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

const noFiles = { files: [] };

export const None: Story = {
  args: { fetch: askingLibrary(noFiles) },
  play: async (played) => {
    const panel = await openFiles(played);
    await expect(await panel.findByText('You have no PDFs here yet.')).toBeVisible();
    await expect(panel.getByText(/At most 20 MB and 500 pages/)).toBeVisible();
    await expect(panel.queryByRole('textbox')).toBeNull();
  },
};

export const Sending: Story = {
  args: { fetch: askingLibrary({ ...noFiles, upload: uploads.sending }) },
  play: async (played) => {
    const panel = await chooseFile(played);
    await expect(
      await panel.findByRole('progressbar', { name: 'Sending Notice to the tenant.pdf' }),
    ).toBeInTheDocument();
    const stop = panel.getByRole('button', { name: 'Stop' });
    await expect(stop).toHaveFocus();
    await userEvent.click(stop);
    await expect(await panel.findByLabelText('Choose a PDF')).toHaveFocus();
  },
};

export const ReadingByPage: Story = {
  args: { fetch: askingLibrary({ ...noFiles, upload: uploads.reading }) },
  play: async (played) => {
    const panel = await chooseFile(played);
    const bar = await panel.findByRole('progressbar', { name: 'Reading Notice to the tenant.pdf' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', 'page 5 of 14'));
  },
};

/** A PDF that was read opens by itself, and says which of its pages nobody can ask about. */
export const ScannedPages: Story = {
  args: { fetch: askingLibrary({ ...noFiles, ask: [answers.file] }) },
  beforeEach: keepCopies,
  play: async (played) => {
    const panel = await chooseFile(played);
    await expect(await panel.findByText(/2 of 14 pages have no text/)).toBeVisible();
    const field = panel.getByRole('textbox', { name: 'Ask about this PDF' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('What is to be done?{Enter}');
    await expect(await panel.findByText('“The rent for May has not been paid.”')).toBeVisible();
    await expect(panel.getByText('p. 12')).toBeVisible();
    await expect(panel.getByRole('status')).toHaveTextContent('2 sentences from 2 pages');
    await userEvent.click(panel.getByRole('button', { name: 'Copy the answer with its citations' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toContain(
        '“The rent for May has not been paid.” Notice to the tenant.pdf, page 12.',
      ),
    );
  },
};

/** The page of a sentence opens in place of the conversation: its words, with the sentence marked. */
export const PageOfASentence: Story = {
  args: { fetch: askingLibrary({ ...noFiles, ask: [answers.file] }) },
  play: async (played) => {
    const panel = await chooseFile(played);
    const field = await panel.findByRole('textbox', { name: 'Ask about this PDF' });
    await userEvent.type(field, 'What is to be done?{Enter}');
    await userEvent.click(await panel.findByRole('button', { name: 'p. 12' }));
    const page = within(await panel.findByRole('region', { name: 'page 12' }));
    await expect(await page.findByText('The rent for May has not been paid.')).toHaveRole('mark');
    await expect(page.getByText('page 12 of 14')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to the answer' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await expect(await panel.findByText('This page has no text: it is scanned or blank.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Back to the answer' }));
    await waitFor(() => expect(panel.getByRole('button', { name: 'p. 12' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(panel.getByRole('button', { name: 'p. 3' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await panel.findByText('This is page 12 of the notice.')).toBeVisible();
  },
};

export const NotAPdf: Story = {
  args: { fetch: askingLibrary({ ...noFiles, upload: uploads.refused }) },
  play: async (played) => {
    const panel = await chooseFile(played, new File(['Dear Sir'], 'Letter.docx'));
    await expect(await panel.findByText('“Letter.docx” was not read')).toBeVisible();
    await expect(panel.getByText(/This file is not a PDF/)).toBeVisible();
    await expect(panel.getByText('Choose a PDF')).toBeVisible();
  },
};

export const TooLarge: Story = {
  args: { fetch: askingLibrary(noFiles) },
  play: async (played) => {
    const file = new File([], 'Paper book.pdf');
    Object.defineProperty(file, 'size', { value: assistantLimits.maxFileBytes + 1 });
    const panel = await chooseFile(played, file);
    await expect(await panel.findByText(/It is larger than 20 MB/)).toBeVisible();
  },
};

export const QuotaFull: Story = {
  args: { fetch: askingLibrary({ files: manyFiles }) },
  play: async (played) => {
    const panel = await openFiles(played);
    await expect(await panel.findByText('You have 50 PDFs, the most that are kept')).toBeVisible();
    await expect(panel.queryByLabelText('Choose a PDF')).toBeNull();
  },
};

/** A PDF of the list is opened, asked about, left and deleted with the keyboard alone. */
export const KeyboardOnly: Story = {
  args: { fetch: askingLibrary({ ask: [answers.file] }) },
  play: async (played) => {
    const panel = await openFiles(played);
    const plaint = await panel.findByRole('button', { name: /^Plaint\.pdf/ });
    plaint.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Ask about this PDF' })).toHaveFocus());
    const back = panel.getByRole('button', { name: 'All my PDFs' });
    back.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.getByRole('button', { name: /^Plaint\.pdf/ })).toHaveFocus());
    await userEvent.tab();
    await expect(panel.getByRole('button', { name: 'Delete “Plaint.pdf”' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Delete this PDF?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete this PDF' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: /^Plaint\.pdf/ })).toBeNull());
    const tab = panel.getByRole('tab', { name: 'A PDF of mine' });
    tab.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(panel.getByRole('tab', { name: /What it cites/ })).toHaveFocus();
  },
};

/** After the subscription the list stays, and nothing can be uploaded. */
export const Expired: Story = {
  args: { fetch: askingLibrary({ state: { ...offered, can_ask: false } }) },
  play: async (played) => {
    const panel = await openFiles(played);
    await expect(await panel.findByText(/Your subscription has ended/)).toBeVisible();
    await expect(panel.queryByLabelText('Choose a PDF')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async (played) => {
    const panel = await openFiles(played);
    await userEvent.click(await panel.findByRole('button', { name: /^Notice to the tenant/ }));
    await expect(await panel.findByText(/2 of 14 pages have no text/)).toBeVisible();
  },
};
