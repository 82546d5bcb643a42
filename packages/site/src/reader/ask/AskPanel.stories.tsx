import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { citationsWire, everyState } from '../../citator/citator-wire.fixtures.js';
import { inSite, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';
import { ActReaderScreen } from '../../member/act/ActReaderScreen.js';
import { answers, askedLibrary, askingLibrary, offered, spent, streaming } from './ask.fixtures.js';
import { ask, keepCopies, onJudgment, openPanel, question } from './panel-story.fixtures.js';

const meta = {
  title: 'Screens/Assistant',
  ...onJudgment,
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

export const Suggested: Story = {
  play: async (played) => {
    const panel = await openPanel(played);
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Ask about this judgment' })).toHaveFocus());
    await expect(
      await panel.findByRole('button', { name: /How were the opinions divided\?\s*2 opinions/ }),
    ).toBeVisible();
    await expect(panel.getByText(/Your question stays in this library/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(played.canvas.queryByRole('heading', { name: 'Ask this judgment' })).toBeNull();
  },
};

export const Waiting: Story = {
  args: { fetch: askingLibrary({ ask: [() => new Promise(() => {})] }) },
  play: async (played) => {
    const panel = await ask(played);
    const stop = await panel.findByRole('button', { name: 'Stop' });
    await userEvent.click(stop);
    await expect(await panel.findByRole('button', { name: 'Ask again' })).toBeVisible();
  },
};

export const Streaming: Story = {
  args: { fetch: askingLibrary({ ask: [streaming] }) },
  play: async (played) => {
    const panel = await ask(played);
    await expect(await panel.findByText('“The lease was renewed by conduct.”')).toBeVisible();
    await expect(panel.getByText('1 sentence so far')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

export const TwoOpinions: Story = {
  play: async (played) => {
    const { canvasElement } = played;
    const panel = await ask(played);
    const majority = within(await panel.findByRole('list', { name: 'Rao J, for the majority' }));
    const dissent = within(panel.getByRole('list', { name: 'Sen J, dissenting' }));
    await expect(panel.getByRole('status')).toHaveTextContent('3 sentences from 3 paragraphs, 2 opinions');
    await expect(majority.getByText('Not in this library: AIR 1958 SC 532')).toBeVisible();
    await userEvent.click(majority.getByRole('link', { name: '¶ 2' }));
    await expect(canvasElement.querySelector('.site-asked')).toHaveTextContent(/^The lease was renewed by conduct\.$/);
    await expect(canvasElement.querySelector('#p3')).toContainElement(canvasElement.querySelector('.site-asked'));
    // On a phone the panel is now a strip.
    const back = panel.queryByRole('button', { name: 'Back to the answer' });
    if (back) return;
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(dissent.getByRole('link', { name: '¶ 1' })).toHaveFocus();
    await expect(canvasElement.querySelector('.site-asked')).toHaveTextContent(/^No conduct of the landlord/);
    const useful = panel.getByRole('button', { name: 'Useful' });
    await userEvent.click(useful);
    await expect(useful).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The arrow keys walk from the sentence that has the focus, to both sides. */
export const ArrowKeys: Story = {
  play: async (played) => {
    const panel = await ask(played);
    const dissent = within(await panel.findByRole('list', { name: 'Sen J, dissenting' }));
    dissent.getByRole('link').focus();
    await userEvent.keyboard('{ArrowUp}');
    const [, second] = within(panel.getByRole('list', { name: 'Rao J, for the majority' })).getAllByRole('link');
    await expect(second).toHaveFocus();
    await expect(played.canvasElement.querySelector('.site-asked')).toHaveTextContent(/^A notice that is sent/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(dissent.getByRole('link')).toHaveFocus();
  },
};

/** A sentence that is copied names its source and its speaker. */
export const CopiedWithCitations: Story = {
  beforeEach: keepCopies,
  play: async (played) => {
    const panel = await ask(played);
    await userEvent.click(await panel.findByRole('button', { name: 'Copy the answer with its citations' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(
        [
          '“The lease was renewed by conduct.” Asha Traders v. State of Goa, 2024 INSC 1, para 2 (Rao J).',
          '“A notice that is sent by post is served when it arrives.” Asha Traders v. State of Goa, 2024 INSC 1, para 1 (Rao J).',
          '“No conduct of the landlord renewed the lease.” Asha Traders v. State of Goa, 2024 INSC 1, para 1 (Sen J, dissenting).',
        ].join('\n\n'),
      ),
    );
  },
};

/** The panel alone is printed: questions, quotations, and the citation of the judgment above them. */
export const Printed: Story = {
  play: async (played) => {
    const panel = await ask(played);
    await panel.findByRole('list', { name: 'Sen J, dissenting' });
    const print = window.print;
    const marked: (string | undefined)[] = [];
    window.print = () => void marked.push(document.documentElement.dataset['printed']);
    try {
      const button = panel.queryByRole('button', { name: 'Print the conversation' });
      // A phone's sheet has no room for it.
      if (!button) return;
      await userEvent.click(button);
      await expect(marked).toEqual(['conversation']);
      window.dispatchEvent(new Event('afterprint'));
      await expect(document.documentElement.dataset['printed']).toBeUndefined();
    } finally {
      window.print = print;
    }
  },
};

/** A question of spaces and invisible characters is not sent. */
export const BlankQuestion: Story = {
  play: async (played) => {
    const panel = await ask(played, ' \u200B');
    await expect(panel.queryByRole('article')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async (played) => {
    const { canvas, canvasElement } = played;
    const panel = await ask(played);
    await userEvent.click(await panel.findByRole('link', { name: '¶ 2' }));
    await expect(panel.getByText('Sentence 1 of 3')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Next sentence' }));
    await expect(canvasElement.querySelector('.site-asked')).toHaveTextContent(/^A notice that is sent/);
    await userEvent.click(panel.getByRole('button', { name: 'Back to the answer' }));
    await expect(panel.getByRole('textbox')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('heading', { name: 'Ask this judgment' })).toBeNull();
  },
};

/** What a later judgment says is above every answer. */
export const Overruled: Story = {
  args: {
    fetch: askingLibrary({
      library: (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        if (pathname !== '/api/citations/judgment') return askedLibrary(input, init);
        const citedBy = everyState.citedBy.map((one) => ({ ...one, treatment: 'overruled' as const }));
        const outdata = JSON.stringify(citationsWire({ ...everyState, citedBy }));
        return Promise.resolve(Response.json({ flag: true, message: '', outdata, outdatalist: null }));
      },
    }),
  },
  play: async (played) => {
    const panel = await ask(played);
    await expect(await panel.findByText('Overruled')).toBeVisible();
    await expect(panel.getByText(/Answers name the opinion/)).toBeVisible();
  },
};

/** An act is asked as a judgment is, with sections in place of paragraphs. */
export const AnAct: Story = {
  args: {
    path: '/Lawsuit/act/a0123456789ab',
    route: '/Lawsuit/act/:id',
    fetch: askingLibrary({ ask: [answers.act], state: { ...offered, cited: 0 }, library: fakeLibrary() }),
  },
  render: (args) => inSite(<ActReaderScreen />, args),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/In this Act a word means/);
    await userEvent.keyboard('a');
    const panel = within(
      (await canvas.findByRole('heading', { name: 'Ask this act' })).closest<HTMLElement>('.site-ask') ?? canvasElement,
    );
    await userEvent.type(await panel.findByRole('textbox'), 'What does a word mean?{Enter}');
    await userEvent.click(await panel.findByRole('link', { name: 's. 2' }));
    await expect(canvasElement.querySelector('#s2 .site-asked')).toHaveTextContent(/^In this Act a word means/);
    await expect(panel.getByRole('status')).toHaveTextContent('1 sentence from 1 section');
    await expect(panel.queryByRole('tab', { name: /What it cites/ })).toBeNull();
  },
};

export const Refusal: Story = {
  args: { fetch: askingLibrary({ ask: [answers.refusal, answers.cited] }) },
  play: async (played) => {
    const panel = await ask(played, 'What damages did the tenant receive?');
    await expect(await panel.findByRole('heading', { name: 'No paragraph answers this' })).toBeVisible();
    await expect(panel.getByText(/No order with the words “damages” was found in the 1,388 paragraphs/)).toBeVisible();
    await expect(panel.getByRole('link', { name: /Search for/ })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Ask the 64 judgments that it cites' }));
    await expect(await panel.findByText('“Silence for a year renews no lease.”')).toBeVisible();
    const cited = within(panel.getByRole('list', { name: 'Deccan Salt Works v. Collector of Revenue, Iyer J' }));
    await expect(cited.getByRole('link', { name: '¶ 8' })).toHaveAttribute(
      'href',
      '/Lawsuit/case/c0000000000c2#para-8',
    );
    await expect(panel.getByText('Overruled')).toBeVisible();
    await expect(panel.getByRole('tab', { name: /What it cites/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const WithoutTheModel: Story = {
  args: { fetch: askingLibrary({ ask: [answers.withoutModel], state: { ...offered, sent_to: 'api.example' } }) },
  play: async (played) => {
    const panel = await ask(played);
    await expect(await panel.findByText(/Chosen without the model/)).toBeVisible();
    await expect(panel.getByText(/1 sentence is not shown/)).toBeVisible();
    await expect(panel.getByText(/are sent to api\.example/)).toBeVisible();
  },
};

export const FollowUp: Story = {
  args: { fetch: askingLibrary({ ask: [answers.twoOpinions, answers.refusal] }) },
  play: async (played) => {
    const panel = await ask(played);
    await panel.findByRole('list', { name: 'Sen J, dissenting' });
    await userEvent.type(panel.getByRole('textbox'), 'And the damages?{Enter}');
    await expect(await panel.findByRole('heading', { name: 'And the damages?' })).toBeVisible();
    await expect(panel.getByRole('heading', { name: question })).toBeInTheDocument();
  },
};

export const BudgetSpent: Story = {
  args: { fetch: askingLibrary({ ask: [spent] }) },
  play: async (played) => {
    const panel = await ask(played);
    await expect(await panel.findByText(/Ask again after 11:20/)).toBeVisible();
  },
};

export const NoConnection: Story = {
  args: { fetch: askingLibrary({ ask: [() => offline('')] }) },
  play: async (played) => {
    const panel = await ask(played);
    await expect(await panel.findByText('The question was not answered')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Expired: Story = {
  args: { fetch: askingLibrary({ state: { ...offered, can_ask: false } }) },
  play: async (played) => {
    const panel = await openPanel(played);
    await expect(await panel.findByText(/Your subscription has ended/)).toBeVisible();
    await expect(panel.queryByRole('textbox')).toBeNull();
  },
};

export const EarlierConversations: Story = {
  play: async (played) => {
    const panel = await openPanel(played);
    await userEvent.click(panel.getByRole('button', { name: 'More' }));
    await userEvent.click(await panel.findByRole('menuitem', { name: 'Earlier conversations' }));
    await userEvent.click(await panel.findByRole('button', { name: /^When is a notice served/ }));
    await expect(await panel.findByRole('heading', { name: question })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'More' }));
    await userEvent.click(await panel.findByRole('menuitem', { name: 'Delete this conversation' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete this conversation' }));
    await waitFor(() => expect(panel.queryByRole('heading', { name: question })).toBeNull());
  },
};
