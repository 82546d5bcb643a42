import { toDocx } from '@headnote/core/authorities';
import type { ReportFilter } from '@headnote/core/brief-check';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSite, neverAnswers, offline, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { everyState } from '../../../../core/src/brief-check/report.fixtures.js';
import { checkingLibrary } from '../finder/finder.fixtures.js';
import { CheckReport } from './CheckReport.js';
import { CheckScreen } from './CheckScreen.js';
import { pdfOf } from './pdf.fixtures.js';

const every = everyState();

const meta = {
  title: 'Screens/Check',
  parameters: { layout: 'fullscreen' },
  args: { path: '/Lawsuit/check', route: '/Lawsuit/check', fetch: checkingLibrary },
  render: (args) => inSite(<CheckScreen />, args),
} satisfies Meta<StoryPlace>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<StoryPlace>;

const brief = `Section 302 IPC is in point. The rule stands since Bhaskar Mills v. State of Sahyadri, (1990) 4 SCC 9.

It was followed in Ebrahim v. Ebrahim, AIR 1992 SC 44, and in (1991) 3 SCC 8. There is nothing in (1940) 2 SCC 7,
which cannot exist, and nothing held of (1999) 1 SCC 1. Chitra v. Zorawar Mills, (1991) 3 SCC 10 differs, and in Ganga v. Registrar,
AIR 1993 SC 44 the year is wrong. Ibid. at 45.`;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function check(canvas: Canvas, text: string) {
  const box = await canvas.findByLabelText('Text of the brief');
  await userEvent.click(box);
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole('button', { name: 'Check the citations' }));
  return box as HTMLTextAreaElement;
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What the check reports' })).toBeVisible();
    for (const answer of ['Found', 'Overruled', 'Reversed', 'Doubted', 'One party differs', 'Not recognised']) {
      await expect(canvas.getByText(answer, { exact: true })).toBeVisible();
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the citations' }));
    await expect(canvas.getByLabelText('Text of the brief')).toHaveFocus();
  },
};

export const Checked: Story = {
  play: async ({ canvas }) => {
    const box = await check(canvas, brief);
    await expect(await canvas.findByRole('heading', { name: '7 citations' }, { timeout: 10_000 })).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Citations' }));
    await expect(canvas.getByText(/^7 citations: .*1 overruled/)).toBeVisible();
    await expect(list.getByRole('link', { name: 'Bhaskar Mills v. State of Sahyadri' })).toHaveAttribute(
      'href',
      '/Lawsuit/case/c0000000000c1',
    );
    await expect(list.getByText('Cannot exist')).toBeVisible();
    // The columns are independent: the first case is in the library, and overruled.
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
      /Found.*Later treatment.*Overruled by Deccan Salt Works v. Union of India.*bench of 5.*“We overrule it.”/s,
    );
    await expect(list.getAllByText('One party differs')[0]).toBeVisible();
    await expect(list.getByText(/Same names reported at AIR 1992 SC 44/)).toBeVisible();
    const references = within(canvas.getByRole('list', { name: 'Provisions and references' }));
    await expect(references.getByText('Refers to AIR 1993 SC 44')).toBeVisible();
    await expect(references.getByText('Section 302 IPC')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Show AIR 1992 SC 44 in the text' }));
    await expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('AIR 1992 SC 44');
    // Ibid. at 45 is a pinpoint of the citation before it.
    await userEvent.click(canvas.getByRole('button', { name: 'Pinpoint 1' }));
    await expect(within(canvas.getByRole('list', { name: 'Citations' })).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cannot exist 1' }));
    await expect(within(canvas.getByRole('list', { name: 'Citations' })).getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('list', { name: 'Provisions and references' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'All 9' }));
    await userEvent.type(box, '!');
    await expect(canvas.getByText(/changed since/)).toBeVisible();
  },
};

function EveryReport() {
  const [filter, setFilter] = useState<ReportFilter>('all');
  return (
    <div className="site-check hn-container">
      <section className="site-check__result" style={{ gridColumn: '1 / -1' }} aria-label="Result">
        <CheckReport record={every} isStale={false} filter={filter} onFilter={setFilter} onShow={() => {}} />
      </section>
    </div>
  );
}

export const EveryState: Story = {
  render: (args) => inSite(<EveryReport />, args),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Citations' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(9);
    // What differs is underlined, and said to who cannot see it.
    await expect(list.getByText('bare necessaries').closest('mark')).toHaveTextContent(
      '[only in the report: bare necessaries]',
    );
    await expect(list.getAllByText('Zorawar Mills')[0]?.closest('mark')).toHaveTextContent('only in the brief');
    await expect(list.getByText('Choose one of two')).toBeVisible();
    await expect(canvas.getByText('Refers to nothing before it')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'To look at 9' }));
    await expect(within(canvas.getByRole('list', { name: 'Citations' })).getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.queryByText('Section 302 IPC')).toBeNull();
    await expect(canvas.getByText('Refers to nothing before it')).toBeVisible();
  },
};

export const NoCitation: Story = {
  play: async ({ canvas }) => {
    await check(canvas, 'Nothing is cited here.');
    await expect(await canvas.findByText('No citation was found in this text', {}, { timeout: 10_000 })).toBeVisible();
  },
};

export const Running: Story = {
  args: { fetch: neverAnswers },
  play: async ({ canvas }) => {
    await check(canvas, brief);
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Check the citations' })).toHaveFocus();
    await expect(canvas.getByText('The check was cancelled.')).toHaveRole('status');
    await check(canvas, ' again');
    await waitFor(() => expect(canvas.queryByText('The check was cancelled.')).toBeNull());
  },
};

const open = async (canvas: Canvas, file: File) => userEvent.upload(await canvas.findByLabelText('Open a file'), file);
const openFile = (canvas: Canvas, ...parts: BlobPart[]) =>
  open(canvas, new File(parts, 'brief.txt', { type: 'text/plain' }));

/** A toast fades in. */
const said = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** The report of a file with `(1990) 4 SCC 9`, which comes without another click. */
async function showsReport(canvas: Canvas) {
  await expect(await canvas.findByRole('heading', { name: '1 citation' }, { timeout: 20_000 })).toBeVisible();
  const list = within(canvas.getByRole('list', { name: 'Citations' }));
  await expect(list.getByRole('link', { name: 'Bhaskar Mills v. State of Sahyadri' })).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Show (1990) 4 SCC 9 in the text' }));
  const box = canvas.getByLabelText<HTMLTextAreaElement>('Text of the brief');
  await expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('(1990) 4 SCC 9');
}

export const WordFile: Story = {
  play: async ({ canvas }) => {
    const words = toDocx({ title: 'Written submissions', subtitle: 'We rely on (1990) 4 SCC 9.', parts: [] });
    await open(canvas, new File([words], 'brief.docx'));
    await showsReport(canvas);
  },
};

export const PdfFile: Story = {
  play: async ({ canvas }) => {
    await open(canvas, new File([pdfOf('We rely on (1990) 4 SCC 9.')], 'brief.pdf', { type: 'application/pdf' }));
    await showsReport(canvas);
  },
};

export const ScannedFile: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Text of the brief'), 'My own words');
    await open(canvas, new File([pdfOf('')], 'scan.pdf', { type: 'application/pdf' }));
    await said(/^scan\.pdf has no text: it is a picture of pages/);
    await expect(canvas.getByLabelText('Text of the brief')).toHaveValue('My own words');
  },
};

export const EmptyFile: Story = {
  play: async ({ canvas }) => {
    await openFile(canvas);
    await said(/^brief\.txt is empty/);
    await expect(canvas.getByLabelText('Text of the brief')).toHaveValue('');
  },
};

export const WindowsFile: Story = {
  play: async ({ canvas }) => {
    await openFile(canvas, 'The court', new Uint8Array([0x92]), 's view');
    await said(/read as Windows text/);
    // The text is counted first, with turns in between.
    await waitFor(() => expect(canvas.getByLabelText('Text of the brief')).toHaveValue('The court’s view'));
  },
};

export const UnknownEncoding: Story = {
  play: async ({ canvas }) => {
    await openFile(canvas, 'न्याय', new Uint8Array([0xe0, 0x8d]));
    await said(/has an encoding that we cannot read/);
  },
};

export const Failed: Story = {
  args: { fetch: offline },
  play: async ({ canvas }) => {
    await check(canvas, brief);
    await expect(await canvas.findByText('The check failed', {}, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
