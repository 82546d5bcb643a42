import { parseQuery } from '@headnote/core/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from '../link/index.js';
import { UnderstoodLine, UnderstoodProblems, understoodRuns, type UnderstoodRun } from './index.js';

const runsOf = (text: string) => understoodRuns(parseQuery(text).tree);
const typed = '"basic structure" /s amendment court:"Supreme Court" date:1973..1990';

const meta = {
  title: 'Law/UnderstoodLine',
  component: UnderstoodLine,
  args: { runs: runsOf(typed) },
} satisfies Meta<typeof UnderstoodLine>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const citation: UnderstoodRun[] = [
  { text: 'Supreme Court Cases', role: 'said' },
  { text: ', year ', role: 'plain' },
  { text: '1987', role: 'reading' },
  { text: ', volume ', role: 'plain' },
  { text: '1', role: 'reading' },
  { text: ', page ', role: 'plain' },
  { text: '362', role: 'reading' },
];

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.hn-understood')).toHaveTextContent(
      'Judgments containing “basic structure” and amendment in the same sentence, of the court “Supreme Court”, decided from 1973 to 1990.',
    );
    const said = [...canvasElement.querySelectorAll('em')].map((one) => one.textContent);
    await expect(said).toEqual(['“basic structure”', 'amendment', '“Supreme Court”']);
    const readings = [...canvasElement.querySelectorAll('strong')].map((one) => one.textContent);
    await expect(readings).toEqual(['in the same sentence', 'decided from 1973 to 1990']);
  },
};
export const Citation: Story = {
  args: {
    lead: 'Reading this as a citation:',
    runs: citation,
    children: (
      <>
        One judgment found, <TextLink href="#case">Thorave v State of Sahyadri</TextLink>, 20 December 1986.
      </>
    ),
  },
};
export const Everything: Story = { args: { runs: runsOf('') } };
const onReading = fn();
export const ReadingsOpenAChoice: Story = {
  args: {
    renderReading: (words) => (
      <button type="button" onClick={onReading}>
        {words}
      </button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'in the same sentence' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onReading).toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    runs: runsOf(
      'party:"Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma" AND ("patent illegality" /5 award NOT foreign) judge:(khanna OR "B. Rekhi") bench:5+',
    ),
  },
};

const broken = 'land /s (acquisition OR compensation date:1973...';
const problems = (text: string) => () => (
  <>
    <UnderstoodLine runs={runsOf(text)} />
    <UnderstoodProblems
      text={text}
      problems={parseQuery(text).problems}
      correction={<TextLink href="#correction">land /s (acquisition OR compensation)</TextLink>}
    />
  </>
);
export const WithProblems: Story = {
  render: problems(broken),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Not understood' })).toHaveTextContent(/column \d+: /);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /land/ })).toHaveFocus();
  },
};
export const ManyProblems: Story = { render: problems('( ( ) ) OR /s ) ( AND ( judge: ( ( date:x )') };

/** An empty search without problems. */
export const Empty: Story = {
  args: { runs: [] },
  render: (args) => (
    <>
      <UnderstoodLine {...args} />
      <UnderstoodProblems text="" problems={[]} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
