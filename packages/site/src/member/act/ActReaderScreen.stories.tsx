import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { inSite, meera, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { ActReaderScreen } from './ActReaderScreen.js';

const meta = {
  title: 'Screens/Act',
  parameters: { layout: 'fullscreen' },
  args: { path: '/Lawsuit/act/a0123456789ab', route: '/Lawsuit/act/:id' },
  render: (args) => inSite(<ActReaderScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '2. Definitions' })).toHaveAttribute('href', '#s2');
    await expect(canvas.getByText('The Sample Act, 1930', { selector: '.site-act__name' })).toBeInTheDocument();
  },
};

export const WithoutText: Story = {
  args: { fetch: fakeLibrary({ is_available: 0, content: '' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The text of this act is not available')).toBeVisible();
  },
};

const repealed = { repealed_on: '2001-04-01', repealed_by: 'The Tenancies Act, 2000', repealed_by_id: '' };

export const Repealed: Story = {
  args: { fetch: fakeLibrary({ ...repealed, repealed_by_id: 'a0123456789ac' }), member: meera },
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('note');
    await expect(status).toHaveTextContent('Repealed on 01 April 2001.');
    const successor = canvas.getByRole('link', { name: 'The Tenancies Act, 2000' });
    await expect(successor).toHaveAttribute('href', '/Lawsuit/act/a0123456789ac');
    await expect(canvas.getByText('Repealed')).toBeVisible();
  },
};

export const RepealedByAMissingAct: Story = {
  args: { fetch: fakeLibrary(repealed) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      'It was repealed by The Tenancies Act, 2000. The library does not have that act.',
    );
  },
};

export const OldText: Story = {
  args: { fetch: fakeLibrary({ status_text: 'Text of about 2020; later amendments are missing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('This text may not be the law today.');
  },
};

/** Enough sections that the text is longer than the window. */
const longText = Array.from(
  { length: 30 },
  (_, index) =>
    `<section id="s${index + 1}"><h3>${index + 1}. Heading ${index + 1}</h3>${'<p>Some words.</p>'.repeat(4)}</section>`,
).join('');

export const MarksTheCurrentSection: Story = {
  args: { fetch: fakeLibrary({ content: longText }) },
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument.defaultView ?? window;
    const current = () => canvasElement.querySelector('[aria-current="location"]')?.textContent;
    await expect(await canvas.findByRole('link', { name: '20. Heading 20' })).toHaveAttribute('href', '#s20');
    jumpTo(page, 's20');
    await waitFor(() => expect(current()).toBe('20. Heading 20'));
    await expect(canvas.getByRole('link', { name: 'Cases on s. 20' })).toBeVisible();
    page.document.getElementById('s5')?.scrollIntoView();
    page.scrollBy(0, -150);
    await waitFor(() => expect(current()).toMatch(/^[345]\. /));
    // The page ends before section 30 reaches the top.
    jumpTo(page, 's30');
    await waitFor(() => expect(current()).toBe('30. Heading 30'));
    page.history.replaceState(null, '', page.location.pathname + page.location.search);
    page.scrollTo(0, 0);
    await waitFor(() => expect(current()).toBeUndefined());
  },
};

/** Does what a link to a section does. A real click would leave the page of the test, which has a base address. */
function jumpTo(page: Window, anchor: string): void {
  const { pathname, search } = page.location;
  page.history.replaceState(null, '', `${pathname}${search}#${anchor}`);
  page.document.getElementById(anchor)?.scrollIntoView();
  page.dispatchEvent(new Event('hashchange'));
}
