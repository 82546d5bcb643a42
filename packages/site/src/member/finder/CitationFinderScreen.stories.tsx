import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inSite, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { CitationFinderScreen } from './CitationFinderScreen.js';
import { checkingLibrary } from './finder.fixtures.js';

const meta = {
  title: 'Screens/Find by citation',
  parameters: { layout: 'fullscreen' },
  args: { path: '/Lawsuit/citations', route: '/Lawsuit/citations', fetch: checkingLibrary },
  render: (args) => inSite(<CitationFinderScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Report')).toBeEnabled());
    await expect(canvas.getByLabelText('Year')).toBeDisabled();
  },
};

export const Understood: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByLabelText('Citation');
    await userEvent.type(box, '1973 (4) SCC 225, para 23');
    await expect(await canvas.findByText('(1973) 4 SCC 225', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText(/report SCC, year 1973, volume 4, page 225, at para 23/)).toBeVisible();
  },
};

export const CannotExist: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Citation'), '(1940) 2 SCC 7');
    await expect(await canvas.findByText(/in 1940/, {}, { timeout: 10_000 })).toBeVisible();
  },
};

export const Several: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Citation'), '(1991) 3 SCC 8{Enter}');
    await expect(await canvas.findByText('Several matches')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const NotHeld: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Citation'), '(1999) 1 SCC 1{Enter}');
    await expect(await canvas.findByText('Not in this library')).toBeVisible();
  },
};

export const TwoCitations: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Citation'), 'AIR 1992 SC 44 and (1990) 4 SCC 9{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'AIR 1992 SC 44' }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '(1990) 4 SCC 9' })).toBeVisible();
    await expect(canvas.getByText(/We overrule it/)).toBeVisible();
  },
};

export const Overruled: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Citation'), '(1990) 4 SCC 9{Enter}');
    await expect(await canvas.findByRole('link', { name: /Deccan Salt/ }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByText('Found')).toBeNull();
  },
};

export const WrongYear: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Citation'), 'Ganga v. Registrar, AIR 1993 SC 44{Enter}');
    await expect(await canvas.findByText(/Same names reported at/, {}, { timeout: 10_000 })).toHaveTextContent(
      'Same names reported at AIR 1992 SC 44, Ganga v. Registrar.',
    );
  },
};

export const Provision: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Citation'), 'section 302 IPC{Enter}');
    await expect(await canvas.findByText(/provision of law, not a judgment/, {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.queryByText(/Not recognised|could not read/)).toBeNull();
  },
};

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Citation'), '(1990) 4 SCC{Enter}');
    await expect(await canvas.findByRole('list', { name: 'Reports that fit' }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '(1990) 4 SCC 9' })).toHaveAttribute(
      'href',
      '/Lawsuit/case/c0000000000c1',
    );
    await expect(canvas.queryByText(/could not read/)).toBeNull();
  },
};

export const NotRead: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Citation'), 'lease{Enter}');
    await expect(await canvas.findByText('Not recognised', {}, { timeout: 10_000 })).toBeVisible();
    // One message at a time.
    await expect(canvas.getAllByText('We could not read this as a citation.')).toHaveLength(1);
  },
};

export const StepByStep: Story = {
  play: async ({ canvas }) => {
    const step = (name: string) => canvas.getByLabelText(name);
    await waitFor(() => expect(step('Report')).toBeEnabled());
    await userEvent.selectOptions(step('Report'), 'SCC');
    await waitFor(() => expect(step('Year')).toBeEnabled());
    await userEvent.selectOptions(step('Year'), '1990');
    await waitFor(() => expect(step('Volume')).toBeEnabled());
    await userEvent.selectOptions(step('Volume'), '4');
    await waitFor(() => expect(step('Page')).toBeEnabled());
    await userEvent.selectOptions(step('Page'), '8');
    await expect(canvas.getByRole('button', { name: 'Show the judgments' })).toBeEnabled();
    await userEvent.selectOptions(step('Page'), '9');
    await expect(canvas.getByRole('button', { name: 'Open the judgment' })).toBeEnabled();
    // Another book: the parts after it start again, and a book without volumes needs none.
    await userEvent.selectOptions(step('Report'), 'AIR');
    await expect(step('Page')).toBeDisabled();
    await waitFor(() => expect(step('Year')).toBeEnabled());
    await userEvent.selectOptions(step('Year'), '1990');
    await waitFor(() => expect(step('Page')).toBeEnabled());
    await expect(step('Volume')).toHaveDisplayValue('None');
  },
};

export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = {
  args: { fetch: offline },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list did not load', {}, { timeout: 15_000 })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Citation'), '(1999) 1 SCC 1{Enter}');
    await expect(await canvas.findByText('The citation could not be looked up', {}, { timeout: 15_000 })).toBeVisible();
  },
};
