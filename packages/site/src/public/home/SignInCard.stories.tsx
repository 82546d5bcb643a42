import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inSite } from '../../fixtures/story-frame.fixtures.js';
import { SignInCard } from './SignInCard.js';

const meta = {
  title: 'Screens/Sign in',
  component: SignInCard,
  args: { wanted: { kind: 'nothing' }, isDamaged: false },
  render: (args) => inSite(<SignInCard {...args} />),
} satisfies Meta<typeof SignInCard>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OpensASearch: Story = {
  args: { wanted: { kind: 'search', text: '"natural justice"', searchKind: 'judgments' } },
};
export const OpensAJudgment: Story = { args: { wanted: { kind: 'judgment', citation: '2024 HN 12' } } };
export const DamagedLink: Story = { args: { isDamaged: true } };

export const BlankFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByText('Username must not be blank!')).toBeVisible();
    await expect(canvas.getByText('Password must not be blank!')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Username'), 'meera');
    await expect(canvas.queryByText('Username must not be blank!')).toBeNull();
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'meera');
    await userEvent.type(canvas.getByLabelText('Password'), 'not the password{Enter}');
    // Searched together: on a busy machine the toast may be gone before the line is found.
    await Promise.all(['Incorrect username or password.', 'Failed'].map((words) => canvas.findByText(words)));
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
};
