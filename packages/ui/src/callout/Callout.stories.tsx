import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../link/index.js';
import { Rule } from '../docs/DocsPage.js';
import { Callout } from './index.js';

const meta = {
  title: 'Feedback/Callout',
  component: Callout,
  parameters: {
    docs: {
      guide: () => (
        <Rule
          title="Use a callout for facts, a toast for events"
          good={{
            shown: (
              <Callout tone="caution" title="Limited on review">
                Read with the decision of 1954 before it is cited.
              </Callout>
            ),
            why: 'A remark that stays true belongs on the page, next to its subject.',
          }}
          bad={{
            shown: <Callout tone="good" title="Note saved at ¶ 5." />,
            why: 'The result of an action belongs in a toast, which disappears by itself.',
          }}
        />
      ),
    },
  },
  args: { title: 'Log in to view the full judgment', children: 'This page shows the first 2,000 characters.' },
} satisfies Meta<typeof Callout>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {};
export const Good: Story = { args: { tone: 'good' } };
export const Caution: Story = {
  args: { tone: 'caution', title: 'Fictional sample', children: 'Parties, judges and facts are invented.' },
};
export const Bad: Story = { args: { tone: 'bad' } };
export const WithLink: Story = {
  args: { title: undefined, children: <TextLink href="#login">Log in to view the full judgment</TextLink> },
};
export const LongText: Story = {
  args: { children: 'This page shows the first 2,000 characters of the judgment. '.repeat(8) },
  globals: { viewport: { value: 'phone' } },
};
