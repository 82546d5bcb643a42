import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { clearToasts, showToast, Toasts } from './index.js';

const meta = {
  title: 'Parts/Toasts',
  component: Toasts,
  beforeEach: () => () => clearToasts(),
} satisfies Meta<typeof Toasts>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const unreachable = 'The service could not be reached. Please try again.';

export const Success: Story = {
  play: async () => {
    showToast({ title: 'Success', text: 'Note saved at ¶ 5.', type: 'SUCCESS' });
    await waitFor(() => expect(screen.getByText('Note saved at ¶ 5.')).toBeVisible());
    await expect(screen.getByText('Success').closest('[role]')).toHaveAttribute('role', 'status');
  },
};

export const Failed: Story = {
  play: async () => {
    showToast({ title: 'Failed', text: unreachable, type: 'ERROR' });
    await waitFor(() => expect(screen.getByText(unreachable)).toBeVisible());
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  },
};

export const Warning: Story = {
  play: async () => {
    showToast({ title: 'Verification', text: 'Please check terms and condition', type: 'WARNING' });
    await waitFor(() => expect(screen.getByText('Verification')).toBeVisible());
  },
};

export const Information: Story = {
  play: async () => {
    showToast({ title: 'Information', text: 'Two new cases meet your alert on s. 34.' });
    await waitFor(() => expect(screen.getByText('Information')).toBeVisible());
  },
};

export const All: Story = {
  play: async () => {
    showToast({ title: 'Information', text: 'Two new cases meet your alert on s. 34.' });
    showToast({ title: 'Verification', text: 'Please check terms and condition', type: 'WARNING' });
    showToast({ title: 'Failed', text: unreachable, type: 'ERROR' });
    showToast({ title: 'Failed', text: unreachable, type: 'ERROR' });
    showToast({ title: 'Success', text: 'Note saved at ¶ 5.', type: 'SUCCESS' });
    await waitFor(() => expect(screen.getByText('Success')).toBeVisible());
    const titles = [...document.querySelectorAll('.hn-toast__title')].map((title) => title.textContent);
    await expect(titles).toEqual(['Success', 'Failed', 'Verification', 'Information']);
  },
};

export const AllDark: Story = { ...All, globals: { theme: 'dark' } };
export const Phone: Story = { ...All, globals: { viewport: { value: 'phone' } } };

export const RepeatsAreCounted: Story = {
  play: async () => {
    showToast({ title: 'Failed', text: unreachable, type: 'ERROR' });
    showToast({ title: 'Failed', text: unreachable, type: 'ERROR' });
    showToast({ title: 'Failed', text: unreachable, type: 'ERROR' });
    await waitFor(() => expect(screen.getByText('3 times')).toBeInTheDocument());
    await expect(screen.getAllByText(unreachable)).toHaveLength(1);
  },
};

export const TextIsText: Story = {
  play: async () => {
    showToast({ title: 'Failed', text: '<b>Bold</b> & <img src=x>', type: 'ERROR' });
    await waitFor(() => expect(screen.getByText('<b>Bold</b> & <img src=x>')).toBeVisible());
  },
};

export const LongText: Story = {
  play: async () => {
    showToast({ title: 'Failed', text: 'The judgment could not be sent. '.repeat(40), type: 'ERROR' });
    await waitFor(() => expect(screen.getByText(/could not be sent.*…$/)).toBeVisible());
  },
};

export const Devanagari: Story = {
  play: async () => {
    showToast({ title: 'सफल', text: 'टिप्पणी सहेजी गई।', type: 'SUCCESS' });
    await waitFor(() => expect(screen.getByText('सफल')).toBeVisible());
  },
};

export const ClickDismisses: Story = {
  play: async () => {
    showToast({ title: 'Information', text: 'One' });
    await waitFor(() => expect(screen.getByText('One')).toBeVisible());
    await userEvent.click(screen.getByText('One'));
    await waitFor(() => expect(screen.queryByText('One')).not.toBeInTheDocument());
  },
};

export const DismissedByKeyboard: Story = {
  render: () => (
    <>
      <Button>Before</Button>
      <Toasts />
    </>
  ),
  play: async ({ canvas }) => {
    showToast({ title: 'Information', text: 'Two' });
    await waitFor(() => expect(screen.getByText('Two')).toBeVisible());
    canvas.getByRole('button', { name: 'Before' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    const box = screen.getByText('Two').closest<HTMLElement>('.Toastify__toast');
    await expect(within(box as HTMLElement).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Two')).not.toBeInTheDocument());
  },
};

export const PausesUnderThePointerThenLeavesAfterASecond: Story = {
  play: async () => {
    showToast({ title: 'Information', text: 'Three' });
    await waitFor(() => expect(screen.getByText('Three')).toBeVisible());
    const bar = () => document.querySelector<HTMLElement>('.Toastify__progress-bar')?.style;
    await waitFor(() => expect(bar()?.animationPlayState).toBe('running'));
    await expect(bar()?.animationDuration).toBe('5000ms');
    await userEvent.hover(screen.getByText('Three'));
    await waitFor(() => expect(bar()?.animationPlayState).toBe('paused'));
    await userEvent.unhover(screen.getByText('Three'));
    await waitFor(() => expect(bar()?.animationDuration).toBe('1000ms'));
    await waitFor(() => expect(screen.queryByText('Three')).not.toBeInTheDocument(), { timeout: 3000 });
  },
};
