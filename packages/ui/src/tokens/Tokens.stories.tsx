import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { contrast, parseColour } from './contrast.js';
import { colourRoles, cssVar, sizeSteps, spaceSteps, textRoles, type ColourRole } from './index.js';

const meta = { title: 'Tokens', parameters: { layout: 'padded' } } satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const grounds = ['paper', 'surface', 'sunken'] as const;

function Colours() {
  return (
    <div>
      <table style={{ font: 'var(--hn-text-ui)', borderSpacing: 12, borderCollapse: 'separate' }}>
        <caption style={{ font: 'var(--hn-text-section)', textAlign: 'start' }}>
          Colours and their measured contrast
        </caption>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Value</th>
            {grounds.map((ground) => (
              <th scope="col" key={ground}>
                on {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colourRoles.map((role) => (
            <ColourRow key={role} role={role} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColourRow({ role }: { role: ColourRole }) {
  const ref = useRef<HTMLTableRowElement>(null);
  const [measured, setMeasured] = useState<{ value: string; ratios: string[] }>();
  useLayoutEffect(() => {
    const read = (name: ColourRole) => {
      const probe = document.createElement('i');
      probe.style.color = cssVar(`--hn-${name}`);
      ref.current?.append(probe);
      const value = getComputedStyle(probe).color;
      probe.remove();
      return value;
    };
    const value = read(role);
    setMeasured({
      value,
      ratios: grounds.map((ground) => contrast(parseColour(value), parseColour(read(ground))).toFixed(1)),
    });
  }, [role]);
  return (
    <tr ref={ref} data-role={role}>
      <th scope="row" style={{ textAlign: 'start' }}>
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12 }}>
          <span
            style={{
              inlineSize: 44,
              blockSize: 24,
              borderRadius: 6,
              border: '1px solid var(--hn-rule)',
              background: cssVar(`--hn-${role}`),
            }}
          />
          {role}
        </span>
      </th>
      <td>{measured?.value}</td>
      {grounds.map((ground, index) => (
        <td key={ground} data-on={ground} className="hn-figures">
          {measured?.ratios[index]}
        </td>
      ))}
    </tr>
  );
}

function inkOnPaper(canvasElement: HTMLElement): number {
  return Number(canvasElement.querySelector('[data-role="ink"] [data-on="paper"]')?.textContent);
}

export const Light: Story = {
  render: () => <Colours />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inkOnPaper(canvasElement)).toBe(16.3));
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => <Colours />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inkOnPaper(canvasElement)).toBe(14.1));
  },
};

export const APartWithItsOwnTheme: Story = {
  render: () => (
    <div data-theme="dark" style={{ background: 'var(--hn-paper)', color: 'var(--hn-ink)', padding: 24 }}>
      <Colours />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inkOnPaper(canvasElement)).toBe(14.1));
  },
};

export const Type: Story = {
  render: () => (
    <dl style={{ display: 'grid', gap: 16 }}>
      {textRoles.map((role) => (
        <div key={role}>
          <dt style={{ font: 'var(--hn-text-small)', color: 'var(--hn-muted)' }}>{role}</dt>
          <dd style={{ font: cssVar(`--hn-text-${role}`) }}>
            The petition is allowed; ₹1,23,456 to be paid. याचिका स्वीकृत।
          </dd>
        </div>
      ))}
    </dl>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div>
      {sizeSteps.map((step) => (
        <p key={step} style={{ fontSize: cssVar(`--hn-size-${step}`) }}>
          {step}
        </p>
      ))}
      {spaceSteps.map((step) => (
        <p key={step} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <span style={{ inlineSize: cssVar(`--hn-space-${step}`), blockSize: 8, background: 'var(--hn-accent)' }} />
          {step}
        </p>
      ))}
    </div>
  ),
};
