import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { checkIcon, Icon } from '../icon/index.js';
import { TextLink } from '../link/index.js';
import { Callout } from '../callout/index.js';
import { Rule } from '../docs/DocsPage.js';
import { TextField } from './index.js';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  parameters: {
    docs: {
      guide: () => (
        <>
          <Rule
            title="Keep the label visible"
            good={{
              shown: <TextField label="Mobile" hint="Ten digits, without 0 or +91" inputMode="tel" />,
              why: 'Label and hint stay visible while the reader types.',
            }}
            bad={{
              shown: <TextField label="Mobile" placeholder="Mobile: ten digits, without 0 or +91" />,
              why: 'A placeholder disappears with the first digit, when readers need it.',
            }}
          />
          <Rule
            title="Show the error at its field"
            good={{
              shown: <TextField label="Mobile" defaultValue="98450 1234" error="Mobile must match the format!" />,
              why: 'The message is at its field and has an icon, so it does not depend on colour.',
            }}
            bad={{
              shown: (
                <>
                  <Callout tone="bad" title="Please correct the errors below." />
                  <TextField label="Mobile" defaultValue="98450 1234" />
                </>
              ),
              why: 'A message far from its field does not say which field it means.',
            }}
          />
        </>
      ),
    },
  },
  args: { label: 'City', defaultValue: 'Bengaluru' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 348 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { label: 'User name', hint: 'Lower-case letters and digits, no spaces' } };
export const Placeholder: Story = {
  args: { label: 'Mobile or e-mail', defaultValue: '', placeholder: 'Enter Mobile / Email' },
};
export const Search: Story = { args: { label: 'Find in this list', type: 'search', defaultValue: 'limitation' } };
export const Disabled: Story = { args: { disabled: true, hint: 'Disabled, set at registration' } };
export const WithEnd: Story = { args: { end: <Icon shape={checkIcon} label="They match" /> } };
export const WithLabelEnd: Story = {
  args: {
    labelEnd: (
      <TextLink kind="quiet" href="#forgot">
        Forgot password?
      </TextLink>
    ),
  },
};
export const LongText: Story = {
  args: {
    label: 'The whole name of the firm, the bank, the college or the public body, as printed on its letterhead',
    hint: 'It is printed on the invoice. You can change it later under Settings, but not on an invoice that has been sent.',
    defaultValue: 'The Sahyadri State Handloom Weavers, Dyers and Finishers Co-operative Federation',
  },
};

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  tags: ['forced-colours'],
  args: { label: 'Mobile', defaultValue: '98450 1234', error: 'Mobile must match the format!', dataName: 'mobile' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Mobile must match the format!');
    await expect(field).toHaveAttribute('data-name', 'mobile');
  },
};

export const InvalidWithFocus: Story = {
  args: Invalid.args ?? {},
  play: async () => {
    await userEvent.tab();
  },
};

export const ReadOnly: Story = { args: { readOnly: true, hint: 'Copied from your invoice' } };
export const WithPrefixAndSuffix: Story = {
  args: { label: 'Price', defaultValue: '13,800', prefix: '₹', suffix: 'a year', inputMode: 'numeric' },
};
export const PrefixInvalid: Story = {
  args: {
    label: 'Mobile',
    prefix: '+91',
    defaultValue: '98450 1234',
    error: 'Please enter valid active mobile number for SMS OTP Verification.',
  },
};

export const Counted: Story = {
  args: { label: 'City', countTo: 10, defaultValue: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'City' });
    await userEvent.type(field, 'Bengaluru');
    await expect(canvas.getByText('9 of 10')).toBeVisible();
    await expect(canvas.getByText('1 character left')).toBeInTheDocument();
    await userEvent.type(field, ' 5');
    await expect(field).toHaveValue('Bengaluru 5');
    await expect(canvas.getByText('1 too many')).toBeInTheDocument();
  },
};

export const DisabledWithReason: Story = {
  args: { label: 'User name', defaultValue: 'meerarao', disabledReason: 'Set at registration' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'User name' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Set at registration');
    await userEvent.keyboard('x');
    await expect(field).toHaveValue('meerarao');
  },
};
