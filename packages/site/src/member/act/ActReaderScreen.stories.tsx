import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { sampleAct, sampleSections } from '../../fixtures/sample-texts.fixtures.js';
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

const naming = {
  sections: sampleSections.map(({ anchor }, at) => ({ id: anchor, count: anchor === 's14' ? 1306 : (at * 37) % 200 })),
  total: 1306,
  courts: ['Supreme Court of India', 'Delhi', 'Bombay', 'Madras', 'Calcutta', 'Kerala'].map((name, at) => ({
    name,
    count: 388 - 61 * at,
  })),
  years: Array.from({ length: 30 }, (_, at) => ({ year: 1997 + at, count: 4 + ((at * at) % 23) + 2 * at })),
  most_cited: [
    { judgment: { file_name: 'c0123456789ac', title: 'Asha v. Goa', citation: '1999 SMP 1' }, cited_by: 20 },
    {
      judgment: {
        file_name: 'c0123456789ae',
        title: 'Sahyadri Bridge Works v. Port Trust of Vellanoor',
        citation: '2003 SMP 41',
      },
      cited_by: 18,
    },
    {
      judgment: { file_name: 'c0123456789af', title: 'Kamala Mills v. Union of India', citation: '2014 SMP 9' },
      cited_by: 11,
    },
  ],
  newest: [
    { file_name: 'c0123456789ad', title: 'Bina v. Goa', courtname: 'Goa', dispose_dt: '2019-02-03' },
    {
      file_name: 'c0123456789b0',
      title: 'Deccan Salt Works v. Collector of Revenue',
      courtname: 'Supreme Court of India',
      dispose_dt: '2019-01-08',
    },
  ],
};

export const JudgmentsOnASection: Story = {
  args: { fetch: fakeLibrary(sampleAct, { naming }), path: '/Lawsuit/act/a0123456789ab#s14' },
  play: async ({ canvas }) => {
    const named = await canvas.findByRole('link', { name: /^14\. Setting aside of award Named by 1,306 judgments/ });
    await expect(named).toBeVisible();
    const side = within(canvas.getByRole('complementary', { name: 'Judgments' }));
    await expect(side.getByRole('heading', { name: /^Judgments on .* 1,306$/ })).toBeVisible();
    await expect(side.getByRole('link', { name: 'Supreme Court of India' })).toBeVisible();
    await expect(side.getByText('1 more court')).toBeVisible();
    const cited = within(side.getByRole('region', { name: 'Most cited' }));
    await expect(cited.getByRole('link', { name: 'Asha v. Goa' })).toHaveAttribute(
      'href',
      '/Lawsuit/case/c0123456789ac',
    );
    await expect(cited.getByText('1999 SMP 1 · cited by 20')).toBeVisible();
    await expect(side.getByRole('link', { name: 'Search all 1,306' })).toBeVisible();
  },
};

const note = (number: number, words: string) => `<p id="doc-s1-n${number}"><small>${number}. ${words}</small></p>`;
const mark = (number: number) => `<sup><a href="#doc-s1-n${number}">${number}</a></sup>`;
const amended =
  `<section id="s1"><h3>1. Title</h3><p>(1) The ${mark(1)}[first] words.</p><p>Old words.</p>` +
  `<p>${mark(2)}[(2) A part.</p><p>(a) That goes on.]</p><p>It came into force on that day${mark(3)}.</p>` +
  `${note(1, 'Subs. by Act 33 of 2019, s. 7 (w.e.f. 30-8-2019).')}${note(2, 'Ins. by Act 3 of 1960, s. 2.')}` +
  `${note(3, '1st March, 1964, vide notification.')}</section>`;

export const Amended: Story = {
  args: { fetch: fakeLibrary({ content: amended }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('30 August 2019')).toBeVisible();
    await expect(canvas.getByText('1960')).toBeVisible();
    const brackets = [...canvasElement.querySelectorAll('.site-amendment')];
    await expect(brackets).toHaveLength(2);
    const [one, two] = brackets.map((bracket) => bracket.getBoundingClientRect().height);
    // The second one goes over two paragraphs.
    await expect(two).toBeGreaterThan(Number(one) * 1.5);
    await expect(brackets[0]).toHaveAttribute('href', '#doc-s1-n1');
  },
};

export const SectionsOnAPhone: Story = {
  args: { fetch: fakeLibrary({ content: longText }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sections' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Sections' }));
    await userEvent.type(sheet.getByRole('searchbox', { name: 'Number or words' }), '30');
    await expect(sheet.getByRole('link', { name: '30. Heading 30' })).toHaveAttribute('href', '#s30');
    await expect(canvasElement.querySelector('.site-reader > .site-sections')).not.toBeVisible();
  },
};

/** Does what a link to a section does. A real click would leave the page of the test, which has a base address. */
function jumpTo(page: Window, anchor: string): void {
  const { pathname, search } = page.location;
  page.history.replaceState(null, '', `${pathname}${search}#${anchor}`);
  page.document.getElementById(anchor)?.scrollIntoView();
  page.dispatchEvent(new Event('hashchange'));
}
