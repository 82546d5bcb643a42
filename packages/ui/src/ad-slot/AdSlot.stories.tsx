import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextLink } from '../link/index.js';
import { AdSlot, AdsProvider, type AdProvider, type AdSettings, type AdSlotProps } from './index.js';

const fallback = (
  <>
    <strong>Three days of the whole library.</strong> <TextLink href="#registration">Register for a trial</TextLink>
  </>
);

const meta = {
  title: 'Layout/AdSlot',
  component: AdSlot,
  args: { placement: 'below', children: fallback },
} satisfies Meta<typeof AdSlot>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const inSettings = (settings: AdSettings) =>
  function InSettings(args: AdSlotProps) {
    return (
      <AdsProvider settings={settings}>
        <AdSlot {...args} />
      </AdsProvider>
    );
  };

const drawing: AdProvider = {
  name: 'drawing',
  draw: fn(async ({ element }) => {
    element.textContent = 'A law bookshop at Kelgaon';
  }),
};
const refusing: AdProvider = { name: 'refusing', draw: () => Promise.reject(new Error('nothing to show')) };
const waiting: AdProvider = { name: 'waiting', draw: () => new Promise(() => {}) };

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Advertisement' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Register for a trial' })).toBeVisible();
  },
};
export const AtTheSide: Story = { args: { placement: 'right' } };
export const Loading: Story = { render: inSettings({ provider: waiting, consent: 'given' }) };
export const LongText: Story = {
  args: {
    children: 'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma, advocate, receives at her chambers. '.repeat(6),
  },
};

export const FromAProvider: Story = {
  render: inSettings({ provider: drawing, consent: 'given' }),
  play: async ({ canvas }) => {
    const slot = canvas.getByRole('group', { name: 'Advertisement' });
    const before = slot.getBoundingClientRect().height;
    await expect(await canvas.findByText('A law bookshop at Kelgaon')).toBeVisible();
    await expect(slot.getBoundingClientRect().height).toBe(before);
  },
};

export const WithoutConsent: Story = {
  render: inSettings({ provider: drawing }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Register for a trial' })).toBeVisible();
    await expect(canvas.queryByText('A law bookshop at Kelgaon')).not.toBeInTheDocument();
  },
};

export const ProviderFails: Story = {
  render: inSettings({ provider: refusing, consent: 'given' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Register for a trial' })).toBeVisible();
  },
};

export const Off: Story = {
  render: inSettings({ isOff: true }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.hn-ad')).toBeNull());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Register for a trial' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Register for a trial' })).toHaveFocus();
  },
};
