import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from '../link/index.js';
import { Rule } from '../docs/DocsPage.js';
import { ErrorState } from './index.js';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  parameters: {
    docs: {
      guide: () => (
        <Rule
          title="Say what is safe, and offer a retry"
          good={{
            shown: (
              <ErrorState
                title="The judgment did not load"
                text="The library did not answer within 8 seconds. Your place, notes and search are kept."
                level={3}
                onRetry={() => {}}
              />
            ),
            why: 'It says what happened and what is safe, and offers a retry.',
          }}
          bad={{
            shown: <ErrorState title="Error 504" text="Something went wrong." level={3} />,
            why: 'It offers nothing to do and does not say whether the notes are safe.',
          }}
        />
      ),
    },
  },
  args: {
    title: 'The judgment did not load',
    text: 'The library did not answer within 8 seconds. Your place, notes and search are kept.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithLink: Story = {
  args: {
    children: (
      <TextLink kind="quiet" href="#results">
        Back to results
      </TextLink>
    ),
  },
};
export const Retrying: Story = { args: { busy: true } };
export const WithoutRetry: Story = {
  render: () => <ErrorState title="The judgment did not load" text="You are not allowed to read it." />,
};
export const LongText: Story = {
  args: { text: 'The library answered with something that this page does not understand. '.repeat(6) },
  globals: { viewport: { value: 'phone' } },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The judgment did not load');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
