import type { JudgmentCitations } from '@headnote/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { sampleJudgment } from '../../fixtures/sample-texts.fixtures.js';
import { inSite, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import {
  citationsAnswering,
  citingLibrary,
  citingText,
  everyState,
  manyCitations,
} from '../../citator/citator-wire.fixtures.js';
import { noCitations } from '../../citator/citator.fixtures.js';
import { findingLibrary, hitsAnswering, searchedPath } from '../../reader/hits/hits.fixtures.js';
import { CaseReaderScreen } from './CaseReaderScreen.js';

const meta = {
  title: 'Screens/Judgment',
  parameters: { layout: 'fullscreen' },
  args: { path: '/Lawsuit/case/c0123456789ab', route: '/Lawsuit/case/:id' },
  render: ({ search, path = '/', ...place }) =>
    inSite(<CaseReaderScreen />, { ...place, path: search === undefined ? path : searchedPath(path, search) }),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Asha Traders Versus State of Goa, 02 January 2024',
    );
    await expect(canvas.getByText(/The appeal is allowed/)).toBeVisible();
  },
};

export const NothingKnown: Story = {
  args: {
    fetch: fakeLibrary({ appellant: '', respondent: '', dispose_dt: null, judge: '', appeal_no: '', fcitation: '' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Date not known');
  },
};

export const WithCitations: Story = {
  args: { fetch: citingLibrary() },
  play: async ({ canvas, canvasElement }) => {
    const text = within(await canvas.findByRole('region', { name: 'Text of the judgment' }));
    await expect(text.getByRole('link', { name: '(1990) 4 SMP 9' })).toHaveAttribute(
      'href',
      '/Lawsuit/case/c0000000000c1',
    );
    await expect(text.getByRole('link', { name: '1991 SMP 3' })).toHaveAccessibleDescription(
      /Relied on.*Overruled since/,
    );
    await expect(text.getByText('1993 SMP 5')).toHaveAttribute('title', expect.stringContaining('does not have'));
    await expect(text.getByText('1007 SMP 7')).toHaveAttribute('title', 'There were no reports in 1007.');
    await expect(text.getByRole('link', { name: 'Section 2 of the Sample Act' })).toHaveAttribute(
      'href',
      '/Lawsuit/act/a0123456789ab#s2',
    );
    await expect(text.getByRole('link', { name: 'Section 9 of the Old Act' })).toHaveAccessibleDescription(
      /Repealed by/,
    );
    // An offset of another text makes no link.
    await expect(
      text
        .getByText(/The appeal is allowed/)
        .closest('p')
        ?.querySelectorAll('a'),
    ).toHaveLength(1);

    await expect(canvas.getByRole('heading', { name: 'Cited by (3)' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Cites (8)' })).toBeVisible();
    await expect(canvas.getByText('Relies on an overruled case')).toBeVisible();
    const citedBy = within(canvas.getByRole('list', { name: 'Cited by' }));
    await expect(citedBy.getByText('Doubted')).toBeVisible();
    await expect(citedBy.getByText(/it cannot overrule/)).toBeVisible();
    await expect(citedBy.getByText('in counsel’s argument')).toBeVisible();
    const note = within(canvas.getByRole('list', { name: 'Citator note in the report' }));
    const [followed, unknown] = note.getAllByRole('listitem');
    await expect(followed).toHaveTextContent('Followed' + 'Kamala v. Union of India, AIR 2001 SC 12, paras 7, 9');
    await expect(unknown).toHaveTextContent('MV (meaning not known)' + 'AIR 2003 SC 4');
    await expect(canvas.getByText('Overruled, says the citator note in the report')).toBeVisible();
    const cites = within(canvas.getByRole('list', { name: 'Cites' }));
    await expect(cites.getAllByRole('link', { name: '¶ 1' })[0]).toHaveAttribute('href', '#cite-0');
    await expect(canvasElement.querySelector('#cite-0')).toHaveTextContent('(1990) 4 SMP 9');
  },
};

export const SeveralCandidates: Story = {
  args: { fetch: citingLibrary() },
  play: async ({ canvas }) => {
    const words = await canvas.findByRole('button', { name: 'AIR 1992 SMP 4' });
    words.focus();
    await userEvent.keyboard('{Enter}');
    const chooser = within(await canvas.findByRole('dialog', { name: 'AIR 1992 SMP 4: Several matches' }));
    // The popover fades in.
    await waitFor(() => expect(chooser.getByText('Two short orders stand on this page.')).toBeVisible());
    await expect(chooser.getByRole('link', { name: 'Bhaskar Mills v. State of Sahyadri' })).toHaveFocus();
    await expect(chooser.getByRole('link', { name: 'Ebrahim v. Ebrahim' })).toHaveAttribute(
      'href',
      '/Lawsuit/case/c0000000000c3',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(words).toHaveFocus();
    await expect(words).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(words);
    await canvas.findByRole('dialog');
  },
};

/** A section without its act, in a judgment on facts for which two codes come into question. */
export const SeveralActs: Story = {
  args: { fetch: citingLibrary() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Section 303' }));
    const chooser = within(await canvas.findByRole('dialog', { name: 'Section 303: Several matches' }));
    await waitFor(() =>
      expect(chooser.getByText('The text does not name the act. It may mean S. 303 BNS or S. 303 IPC.')).toBeVisible(),
    );
    await expect(chooser.getByRole('link', { name: 'S. 303 BNS' })).toHaveAttribute(
      'href',
      '/Lawsuit/act/a0123456789cd#s303',
    );
    await expect(chooser.queryByRole('link', { name: 'S. 303 IPC' })).toBeNull();
  },
};

/** A text with a quotation, the words in a link, and two opinions. */
const opinions =
  '<section id="cause-title"><div id="cause-court"><p id="p1">IN THE SUPREME COURT OF INDIA</p></div>' +
  '<div id="cause-parties"><p id="p2">ASHA TRADERS … Appellant</p><p id="p3">Versus</p><p id="p4">STATE OF GOA … Respondent</p></div>' +
  '<div id="cause-counsel"><p id="p5">Mr. A. Sen, Advocate, for the appellant.</p></div></section>' +
  '<p id="p6"><span id="opinion-1">RAO, J.</span></p>' +
  '<p id="p7"><span id="para-1">1.</span> The tenant was heard after notice. <span id="page-12"></span> No notice was needed.</p>' +
  '<h3 id="p8">Notice</h3><p id="p9"><span id="para-2">2.</span> The rule on notices is old.</p>' +
  '<p id="p10"><span id="opinion-2">SEN, J. (dissenting)</span></p>' +
  '<p id="p11"><span id="opinion-2-para-1">1.</span> I regret that no notice was given.</p>';
const withOpinions = fakeLibrary({ content: opinions });
const noticed = findingLibrary(withOpinions, { html: opinions, words: /notices?/gi });

export const Hits: Story = {
  args: { search: 'notice', fetch: noticed },
  play: async ({ canvas, canvasElement }) => {
    const navigator = within(await canvas.findByRole('group', { name: 'Find in this text' }));
    await expect(await navigator.findByText('5 hits')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('.hn-document mark')).toHaveLength(5));
    await userEvent.click(navigator.getByRole('button', { name: 'Next hit' }));
    await expect(await navigator.findByText('1 of 5')).toBeVisible();
    await expect(canvasElement.querySelector('.hn-hit--current')).toHaveTextContent('notice');
    // From the first to the last, and back.
    await userEvent.keyboard('p');
    await expect(await navigator.findByText('5 of 5')).toBeVisible();
    await expect(canvasElement.querySelector('#p11 .hn-hit--current')).toBeVisible();
    await userEvent.keyboard('n');
    await expect(await navigator.findByText('1 of 5')).toBeVisible();
    await expect(canvasElement.querySelectorAll('.hn-hit--current')).toHaveLength(1);
  },
};

export const HitsInCitations: Story = {
  args: {
    search: 'smp',
    fetch: findingLibrary(citingLibrary(), { html: citingText, words: /SMP/g, more: 9000 }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('8+ hits')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('.hn-document mark')).toHaveLength(8));
    await expect(canvas.getByRole('link', { name: '(1990) 4 SMP 9' })).toHaveAttribute(
      'href',
      '/Lawsuit/case/c0000000000c1',
    );
  },
};

/** Answers when the reader has pressed Enter. */
const late = Promise.withResolvers<undefined>();

export const EnterWaitsForTheHits: Story = {
  args: {
    search: 'notice',
    fetch: async (input, init) => {
      const isSearch = new URL(input instanceof Request ? input.url : input).pathname === '/api/search/hits';
      if (isSearch) await late.promise;
      return noticed(input, init);
    },
  },
  play: async ({ canvas }) => {
    const navigator = within(await canvas.findByRole('group', { name: 'Find in this text' }));
    const field = navigator.getByRole('textbox');
    await userEvent.type(field, '{Enter}');
    late.resolve(undefined);
    await expect(await navigator.findByText('1 of 5', {}, { timeout: 10_000 })).toBeVisible();
    // Of other words, the first one below the top of the screen.
    await userEvent.clear(field);
    await userEvent.type(field, 'rule{Enter}');
    await expect(await navigator.findByText('1 of 1', {}, { timeout: 10_000 })).toBeVisible();
  },
};

/** What a library says of a judgment that was cited for years and then overruled. */
const overruledLater: JudgmentCitations = {
  ...noCitations,
  citedBy: everyState.citedBy.map((one, at) => (at === 0 ? { ...one, treatment: 'overruled', mentions: [] } : one)),
  citedByTotal: 131,
  citedByYears: Array.from({ length: 50 }, (_, at) => ({ year: 1970 + at, count: 1 + ((at * 7) % 9) })),
};

export const InTheResults: Story = {
  args: {
    search: 'retrenchment',
    fetch: findingLibrary(citingLibrary(overruledLater, sampleJudgment, { hits: 3, total: 61 }), {
      html: sampleJudgment.content,
      words: /retrench\w*/gi,
    }),
  },
  play: async ({ canvas }) => {
    const strip = within(await canvas.findByRole('navigation', { name: 'This judgment in the results' }));
    await expect(await strip.findByText('1 of 61')).toBeVisible();
    await expect(strip.getByRole('link', { name: '61 results' })).toHaveAttribute(
      'href',
      expect.stringContaining('query='),
    );
    const next = strip.getByRole('link', { name: /^Next result: 2 Ouseph Velappan Mathikkathuruthy v. Jaspurwal/ });
    // A tick for each hit, up to three, beside the part that contains it.
    const contents = within(canvas.getByRole('navigation', { name: 'Contents' }));
    await expect(await contents.findByRole('link', { name: /^1 hit, DISCUSSION/ })).toBeVisible();
    // The search goes along.
    await expect(next).toHaveAttribute('href', expect.stringMatching(/\/case\/c0123456789ab1\?query=/));
    await expect(strip.queryByRole('link', { name: /^Previous/ })).toBeNull();
  },
};

export const ParticularsOnAPhone: Story = {
  args: { fetch: fakeLibrary({ content: opinions, bench_strength: 3, final_decision: 'Allowed' }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'All particulars' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: /^Copy parties/, hidden: true })).not.toBeVisible();
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: /^Copy parties/ })).toBeVisible();
    const tools = within(canvas.getByRole('region', { name: 'Reading tools' }));
    await expect(tools.getAllByRole('button', { name: 'Bookmark' })[0]).toBeVisible();
  },
};

const years = [1976, 1980, 2017, 2020].map((year, at) => ({ year, count: at + 1 }));

export const CitedYearByYear: Story = {
  args: {
    fetch: citingLibrary({
      ...everyState,
      citedByYears: years,
      citedBy: everyState.citedBy.slice(0, 1).map((one) => ({
        ...one,
        treatment: 'overruled',
        speaker: 'court',
        isSmallerBench: false,
        judgment: { ...one.judgment, decidedOn: '2017-08-24' },
      })),
    }),
  },
  play: async ({ canvas }) => {
    const chart = within(await canvas.findByRole('region', { name: 'Cited by, year by year' }));
    await expect(await chart.findByRole('table', { hidden: true })).toHaveTextContent(/2017\s*3/);
    await expect(chart.getByText('3 before 2017, 7 since it was overruled')).toBeVisible();
  },
};

export const NoHits: Story = {
  args: {
    search: 'party:asha',
    fetch: findingLibrary(withOpinions, { html: opinions, words: /nowhere/g }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hits')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next hit' })).toBeDisabled();
  },
};

export const HitsFailed: Story = {
  args: { search: 'notice', fetch: hitsAnswering(withOpinions, offline) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hits did not load', {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByText(/The tenant was heard/)).toBeVisible();
  },
};

export const JumpTo: Story = {
  args: { fetch: withOpinions },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jump to' }));
    const places = within(await canvas.findByRole('dialog', { name: 'Jump to' }));
    const field = places.getByLabelText('Paragraph');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '7{Enter}');
    // The popover fades in.
    await waitFor(() => expect(places.getByText('No paragraph is numbered 7.')).toBeVisible());
    await expect(places.getByRole('link', { name: /RAO, J\./ })).toHaveTextContent('¶ 1–2');
    await expect(places.getByRole('link', { name: 'Page 12' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '2{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(/The rule on notices/)).toHaveFocus();
  },
};

export const JumpWithoutNumbers: Story = {
  args: { fetch: fakeLibrary({ content: '<h3 id="p1">ORDER</h3><p id="p2">The appeal is allowed.</p>' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no printed paragraph numbers. Cite/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to' }));
    const places = within(await canvas.findByRole('dialog', { name: 'Jump to' }));
    await expect(places.queryByLabelText('Paragraph')).toBeNull();
    // The popover fades in.
    await waitFor(() => expect(places.getByText(/no printed paragraph numbers/)).toBeVisible());
    await userEvent.click(places.getByRole('link', { name: 'ORDER' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'ORDER' })).toHaveFocus());
  },
};

export const ContentsOnAPhone: Story = {
  args: { fetch: withOpinions },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contents' }));
    const places = within(await canvas.findByRole('dialog', { name: 'Contents' }));
    await waitFor(() => expect(places.getByRole('link', { name: /RAO, J\./ })).toHaveTextContent('¶ 1–2'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await canvas.findByRole('button', { name: 'PDF' })).toBeInTheDocument();
  },
};

export const Overruled: Story = {
  args: {
    fetch: citingLibrary({
      ...everyState,
      citedBy: everyState.citedBy.map((one, index) => {
        const mentions = one.mentions.map((mention) => ({ ...mention, treatment: 'overruled' as const }));
        return index === 0 ? { ...one, treatment: 'overruled', mentions } : one;
      }),
    }),
  },
  play: async ({ canvas }) => {
    const [overruled, doubted] = await canvas.findAllByRole('note');
    await expect(overruled).toHaveTextContent(/^OverruledBy Chitra v\. Union of India, .*“We follow 2024 HN 12\.”/);
    await expect(doubted).toHaveTextContent('“We doubt whether 2024 HN 12 was rightly decided.”');
    // Our own reading of the judgments says it, so the note of the report need not.
    await expect(canvas.queryByText(/says the citator note/)).toBeNull();
  },
};

export const NoCitations: Story = {
  args: { fetch: citingLibrary(noCitations) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No judgment in this library cites it, and we found no citation in its text.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /Cite/ })).toBeNull();
  },
};

export const ManyCitations: Story = {
  args: { fetch: citingLibrary(manyCitations(200)) },
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole('list', { name: 'Cited by' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
    const [showAll] = canvas.getAllByRole('button', { name: 'Show all 200' });
    await userEvent.click(showAll ?? canvasElement);
    await expect(list.getAllByRole('listitem')).toHaveLength(200);
    await waitFor(() => expect(list.getByRole('link', { name: 'Party 9 v. State of Sahyadri' })).toHaveFocus());
  },
};

export const CitationsLoading: Story = {
  args: { fetch: citationsAnswering(neverAnswers) },
  play: async ({ canvas }) => {
    // The text does not wait for long.
    await expect(await canvas.findByText(/The appeal is allowed/, {}, { timeout: 3000 })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Citations' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const CitationsFailed: Story = {
  args: { fetch: citationsAnswering(offline) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The citations did not load', {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByText(/The appeal is allowed/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { fetch: fakeLibrary({}, { hits: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Content not available' })).toBeVisible();
  },
};

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="Address">{pathname + search + hash}</output>;
}

/** The id of another source of the judgment leads to the address of the one that is shown, with the same place and search. */
export const OtherSource: Story = {
  args: { path: '/Lawsuit/case/c0123456789ac?from=notes#p2' },
  render: (args) =>
    inSite(
      <>
        <CaseReaderScreen />
        <Address />
      </>,
      args,
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^Asha Traders/);
    await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent(
      '/Lawsuit/case/c0123456789ab?from=notes#p2',
    );
  },
};

export const Loading: Story = { args: { fetch: neverAnswers } };
export const Failed: Story = { args: { fetch: offline } };

const written: string[] = [];

/** Copies parties, citation and paragraph for a brief: of the whole judgment, and of a paragraph. */
export const CopiesForABrief: Story = {
  beforeEach: () => {
    written.length = 0;
    // Another story may have left the anchor of a paragraph.
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    const writeText = (text: string) => Promise.resolve(void written.push(text));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy parties and citation' }));
    await waitFor(() => expect(written).toEqual(['Asha Traders v. State of Goa, 2024 INSC 1']));
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to' }));
    const places = within(await canvas.findByRole('dialog', { name: 'Jump to' }));
    await userEvent.type(places.getByLabelText('Paragraph'), '2');
    await userEvent.click(places.getByRole('button', { name: 'Copy citation' }));
    await waitFor(() => expect(written.at(-1)).toBe('Asha Traders v. State of Goa, 2024 INSC 1, para 2'));
  },
};

/** Words that the reader selects are copied with their source, as it is shown. */
export const CopiesAPassage: Story = {
  beforeEach: CopiesForABrief.beforeEach!,
  play: async ({ canvas }) => {
    const paragraph = await canvas.findByText(/The tenant was heard/);
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy with citation' }));
    const popover = within(await canvas.findByRole('dialog', { name: 'Copy with citation' }));
    await waitFor(() =>
      expect(popover.getByText(/Asha Traders v\. State of Goa, 2024 INSC 1, para 1\.$/)).toBeVisible(),
    );
    await userEvent.selectOptions(popover.getByLabelText('Citation'), '(2024) 1 SCC 9');
    await userEvent.click(popover.getByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(written.at(-1)).toMatch(/^“.*” Asha Traders v\. State of Goa, \(2024\) 1 SCC 9, para 1\.$/s),
    );
  },
};

/** The focus on a citation shows what it leads to; Escape closes it. */
export const PreviewOfASection: Story = {
  args: { fetch: citingLibrary() },
  play: async ({ canvas }) => {
    const text = within(await canvas.findByRole('region', { name: 'Text of the judgment' }));
    await userEvent.hover(text.getByRole('link', { name: 'Section 2 of the Sample Act' }));
    await expect(await canvas.findByText('2. Definitions')).toBeVisible();
    await expect(canvas.getByText(/a sample is a part that shows the whole/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('2. Definitions')).toBeNull());
  },
};

export const PreviewOfACitation: Story = {
  args: { fetch: citingLibrary() },
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: '1991 SMP 3' });
    await userEvent.hover(link);
    await waitFor(() => expect(canvasElement.querySelector('.site-cite-preview')).toBeVisible());
    await expect(canvasElement.querySelector('.site-cite-preview')).toHaveTextContent(/Relied on.*Overruled/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('.site-cite-preview')).toBeNull());
    await expect(link).toHaveAccessibleDescription(/Relied on/);
  },
};
