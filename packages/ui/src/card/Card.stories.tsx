import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.js';
import { permitCase } from '../case-card/case-card.fixtures.js';
import { CaseCard } from '../case-card/index.js';
import { Rule } from '../docs/DocsPage.js';
import { Card } from './index.js';

const meta = {
  title: 'Layout/Card',
  component: Card,
  parameters: {
    docs: {
      guide: () => (
        <Rule
          title="Use rows for lists"
          good={{
            shown: <CaseCard record={permitCase} href="#case" level={3} />,
            why: 'Rows show parties, court, date and citations at a glance.',
          }}
          bad={{
            shown: (
              <Card title="Ramdas Laxman Thorave & Ors v State of Sahyadri & Anr" href="#case">
                Supreme Court, 23 November 1951
              </Card>
            ),
            why: 'Boxes around each judgment halve what fits on a screen and distract from the names.',
          }}
        />
      ),
    },
  },
  args: { title: 'Alert on section 34', children: <p>Two new cases meet it since 30 January 2026.</p> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="primary">Read them</Button>
        <Button variant="quiet">Stop the alert</Button>
      </>
    ),
  },
};
export const WithoutTitle: Story = { args: { title: undefined } };
export const Dark: Story = { ...WithActions, globals: { theme: 'dark' } };
export const ForcedColours: Story = { ...WithActions, globals: { contrast: 'forced' } };
export const Devanagari: Story = { args: { title: 'धारा 34 पर सूचना', children: <p>दो नए निर्णय मिले।</p> } };
export const LongNamesNarrow: Story = {
  args: { title: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v. State of Andhra Pradesh & Anr.' },
  globals: { viewport: { value: 'phone320' } },
};
export const RightToLeft: Story = {
  ...WithActions,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** The whole card is clickable; a screen reader finds one link. */
export const AsLink: Story = {
  args: { href: '#alert' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Alert on section 34' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + 8, card.bottom - 8)).toBe(link);
  },
};
