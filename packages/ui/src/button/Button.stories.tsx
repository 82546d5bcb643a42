import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { bookmarkIcon, downloadIcon, Icon } from '../icon/index.js';
import { Rule, Group } from '../docs/DocsPage.js';
import { Button, ButtonLink, FileButton } from './index.js';

const chosen = fn<(file: File) => void>();

const meta = {
  title: 'Forms/Button',
  component: Button,
  parameters: {
    docs: {
      guide: () => (
        <>
          <Rule
            title="One primary button per group"
            good={{
              shown: (
                <Group>
                  <Button>Back to sign in</Button>
                  <Button variant="primary">Submit</Button>
                </Group>
              ),
              why: 'The main action is filled and comes last.',
            }}
            bad={{
              shown: (
                <Group>
                  <Button variant="primary">Back to sign in</Button>
                  <Button variant="primary">Submit</Button>
                </Group>
              ),
              why: 'With two filled buttons, readers must guess which one is the main action.',
            }}
          />
          <Rule
            title="Name the action"
            good={{
              shown: <Button variant="delete">Delete note</Button>,
              why: 'A verb and its object are clear without the text above.',
            }}
            bad={{
              shown: <Button variant="delete">Yes</Button>,
              why: 'Yes to what? Screen readers announce the button alone.',
            }}
          />
          <Rule
            title="Give the reason when a button is disabled"
            good={{
              shown: (
                <Button icon={<Icon shape={downloadIcon} />} disabledReason="Members only">
                  Download PDF
                </Button>
              ),
              why: 'The button stays in the tab order, and the reason is next to it.',
            }}
            bad={{
              shown: (
                <Button icon={<Icon shape={downloadIcon} />} disabled>
                  Download PDF
                </Button>
              ),
              why: 'A disabled button without a reason looks broken, and the keyboard skips it.',
            }}
          />
          <Rule
            title="Use an icon alone only when everyone knows it"
            good={{
              shown: (
                <Group>
                  <Button icon={<Icon shape={bookmarkIcon} />} aria-label="Bookmark" />
                  <Button icon={<Icon shape={downloadIcon} />}>Download</Button>
                </Group>
              ),
              why: 'Well-known icons need no text, but they need an accessible name.',
            }}
            bad={{
              shown: (
                <Group>
                  <Button icon={<Icon shape={bookmarkIcon} />}>Bookmark this judgment in your folder</Button>
                  <Button icon={<Icon shape={downloadIcon} />}>Download this judgment as a PDF file</Button>
                </Group>
              ),
              why: 'Long labels slow readers down. Put details next to the button or into a menu.',
            }}
          />
        </>
      ),
    },
  },
  args: { children: 'Search', onClick: fn() },
} satisfies Meta<typeof Button>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { children: 'Free trial' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Open in panel' } };
export const Delete: Story = { args: { variant: 'delete', children: 'Delete note' } };
export const Small: Story = { args: { size: 'small', children: 'Small' } };
export const Large: Story = { args: { size: 'large', variant: 'primary', children: 'Sign in' } };
export const Wide: Story = { args: { wide: true, variant: 'primary', children: 'Set password' } };
export const WithIcon: Story = { args: { icon: <Icon shape={downloadIcon} />, children: 'Download the app' } };
export const IconOnly: Story = {
  args: { icon: <Icon shape={bookmarkIcon} />, children: undefined, 'aria-label': 'Bookmark' },
};
export const Disabled: Story = { args: { disabled: true, children: 'Disabled' } };
export const LongText: Story = {
  args: { children: 'Save this search and send me an e-mail whenever a new judgment matches it, starting tomorrow' },
  globals: { viewport: { value: 'phone' } },
};

export const Focus: Story = {
  args: { variant: 'primary', children: 'Focus' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Focus' })).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { variant: 'primary', busy: true, busyLabel: 'Working' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Working' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const DisabledWithReason: Story = {
  args: { children: 'Download PDF', disabledReason: 'Members only' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download PDF' });
    await expect(button).toHaveAccessibleDescription('Members only');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Variants: Story = {
  tags: ['forced-colours'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant="primary">Search</Button>
      <Button>Free trial</Button>
      <Button variant="quiet">Open in panel</Button>
      <Button variant="delete">Delete note</Button>
      <Button disabled>Disabled</Button>
    </div>
  ),
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#registration" variant="primary">
      Get started
    </ButtonLink>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const OpensAFile: Story = {
  render: () => (
    <FileButton accept=".txt" onFile={chosen}>
      Open a text file
    </FileButton>
  ),
  beforeEach: () => void chosen.mockClear(),
  play: async ({ canvas }) => {
    const file = new File(['Text'], 'brief.txt', { type: 'text/plain' });
    const input = canvas.getByLabelText('Open a text file');
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(chosen.mock.calls.map(([{ name }]) => name)).toEqual(['brief.txt', 'brief.txt']);
  },
};
