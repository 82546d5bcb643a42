import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import '@headnote/widgets/case-preview.css';
import { caseOf, foundAnswer, missingAnswer, overruledCase } from './answers.fixtures.js';
import { CasePreview } from './CasePreview.js';

const meta = {
  title: 'Widgets/Case preview',
  component: CasePreview,
  args: { source: { load: async () => foundAnswer() }, citation: '(2019) 7 SMP 12', initial: foundAnswer() },
} satisfies Meta<typeof CasePreview>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const open =
  (tab: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: tab }));
    await expect(canvas.getByRole('tabpanel', { name: tab })).toBeVisible();
  };

export const Found: Story = {};
export const Overruled: Story = { args: { initial: foundAnswer(overruledCase()) } };
export const Particulars: Story = { play: open('Particulars') };
export const Treatment: Story = { ...Overruled, play: open('Treatment') };
export const WithoutTreatment: Story = { play: open('Treatment') };

export const Loading: Story = { args: { initial: undefined, source: { load: () => new Promise(() => {}) } } };

export const Failed: Story = {
  args: { initial: undefined, source: { load: () => Promise.reject(new Error('The connection failed.')) } },
};

export const QuotaUsedUp: Story = {
  args: {
    initial: undefined,
    source: { load: () => Promise.reject(Object.assign(new Error('busy'), { code: 'quota' })) },
  },
};

export const NotHeld: Story = { args: { initial: missingAnswer('not-held') } };
export const Several: Story = { args: { initial: missingAnswer('several') } };
export const Impossible: Story = { args: { initial: missingAnswer('impossible', '2999 INSC 1') } };
export const NoCitation: Story = { args: { initial: missingAnswer('unread', 'banana') } };

export const Dialog: Story = {
  args: { display: 'dialog', initial: foundAnswer(overruledCase()) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview (2019) 7 SMP 12' }));
    const dialog = canvas.getByRole('dialog', { name: /Asha Varma/ });
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getByRole('tab', { name: 'Preview' })).toBeVisible();
  },
};

export const DialogClosed: Story = { args: { display: 'dialog' } };

const long = caseOf({
  appellant:
    'The Commissioner of Settlement and Consolidation of Holdings, Northern Division, through the Deputy Commissioner',
  respondent: 'Messrs Rivergate Ports, Harbours, Docks and Inland Waterways Authority (In Liquidation) and Another',
  advocates: Array.from({ length: 40 }, (_, index) => `Advocate Number ${index + 1}`),
});

export const LongText: Story = { args: { initial: foundAnswer(long) }, play: open('Particulars') };
