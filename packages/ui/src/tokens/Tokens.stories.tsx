import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { contrast, parseColour } from './contrast.js';
import {
  breakpoints,
  colourRoles,
  contrastNeeds,
  cssVar,
  densityRoles,
  layerRoles,
  sizeSteps,
  spaceSteps,
  textRoles,
  timeRoles,
  type ColourRole,
  type TokenName,
} from './index.js';

const meta = { title: 'Tokens', parameters: { layout: 'padded' } } satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const PAGE = ['paper', 'surface', 'sunken'] as const;
const NONE = '–';
const cell = { padding: '5px 16px 5px 0', textAlign: 'start' } as const;
const swatch = (role: ColourRole): CSSProperties => ({
  inlineSize: 44,
  blockSize: 24,
  borderRadius: cssVar('--hn-radius'),
  border: '1px solid var(--hn-rule)',
  background: cssVar(`--hn-${role}`),
});

/** Computed colours of all roles at an element. */
function readColours(element: HTMLElement): Record<ColourRole, string> {
  const probe = document.createElement('i');
  element.append(probe);
  const values = colourRoles.map((role) => {
    probe.style.color = cssVar(`--hn-${role}`);
    return [role, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(values) as Record<ColourRole, string>;
}

function Colours({ title }: { title: string }) {
  const ref = useRef<HTMLTableElement>(null);
  const [colours, setColours] = useState<Record<ColourRole, string>>();
  useLayoutEffect(() => {
    if (ref.current) setColours(readColours(ref.current));
  }, []);
  return (
    <table ref={ref} style={{ font: cssVar('--hn-text-ui') }}>
      <caption style={{ font: cssVar('--hn-text-section'), textAlign: 'start', marginBlockEnd: 12 }}>{title}</caption>
      <thead>
        <tr>
          {['Role', 'Value', ...PAGE.map((ground) => `on ${ground}`), 'on others'].map((head) => (
            <th scope="col" key={head} style={cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colourRoles.map((role) => (
          <tr key={role} data-role={role}>
            <th scope="row" style={cell}>
              <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12 }}>
                <span style={swatch(role)} />
                {role}
              </span>
            </th>
            <td style={cell}>{colours?.[role]}</td>
            {PAGE.map((ground) => (
              <td key={ground} data-on={ground} className="hn-figures" style={cell}>
                {colours && <Ratio role={role} ground={ground} colours={colours} />}
              </td>
            ))}
            <td className="hn-figures" style={cell}>
              {colours && <OnOthers role={role} colours={colours} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RatioProps {
  role: ColourRole;
  ground: ColourRole;
  colours: Record<ColourRole, string>;
}

/** One measured contrast, marked when it is too low for the role. */
function Ratio({ role, ground, colours }: RatioProps) {
  if (role === ground) return NONE;
  const ratio = contrast(parseColour(colours[role]), parseColour(colours[ground]));
  const need = contrastNeeds.find((one) => one.role === role && one.grounds.includes(ground));
  if (!need) return <span className="hn-muted">{ratio.toFixed(1)}</span>;
  const isMet = ratio >= need.least;
  return (
    <span data-met={isMet} title={`needs ${need.least}`}>
      <b style={{ fontWeight: 500 }}>{ratio.toFixed(1)}</b>{' '}
      <span style={{ color: cssVar(isMet ? '--hn-good' : '--hn-bad') }}>
        {isMet ? grade(ratio) : `fails ${need.least}`}
      </span>
    </span>
  );
}

function grade(ratio: number) {
  if (ratio >= 7) return 'AAA';
  return ratio >= 4.5 ? 'AA' : '3:1';
}

function OnOthers({ role, colours }: Omit<RatioProps, 'ground'>) {
  const others = contrastNeeds
    .filter((need) => need.role === role)
    .flatMap((need) => need.grounds)
    .filter((ground) => !(PAGE as readonly ColourRole[]).includes(ground));
  return others.map((ground) => (
    <span key={ground} style={{ marginInlineEnd: 16, whiteSpace: 'nowrap' }}>
      {ground} <Ratio role={role} ground={ground} colours={colours} />
    </span>
  ));
}

function Ground({ children, ...data }: { children: ReactNode; 'data-theme'?: string }) {
  return (
    <section
      {...data}
      style={{ overflowX: 'auto', padding: 24, background: cssVar('--hn-paper'), color: cssVar('--hn-ink') }}
      aria-label={`Colours, ${data['data-theme']}`}
      // The table is wider than a phone, so its region scrolls, also by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </section>
  );
}

const LightAndDark = () => (
  <>
    <Ground data-theme="light">
      <Colours title="Light" />
    </Ground>
    <Ground data-theme="dark">
      <Colours title="Dark" />
    </Ground>
  </>
);

async function allIsMet(canvasElement: HTMLElement, inkOnPaper: readonly number[]) {
  const ink = () => [...canvasElement.querySelectorAll('[data-role="ink"] [data-on="paper"] b')];
  await waitFor(() => expect(ink().map((one) => Number(one.textContent))).toEqual(inkOnPaper));
  await expect(canvasElement.querySelectorAll('[data-met="true"]').length).toBeGreaterThan(80);
  await expect(canvasElement.querySelectorAll('[data-met="false"]')).toHaveLength(0);
}

/** Every colour with its contrast, measured in the browser. A contrast that is too low is marked. */
export const ColoursOfHeadnote: Story = {
  globals: { brand: 'headnote' },
  render: () => <LightAndDark />,
  play: ({ canvasElement }) => allIsMet(canvasElement, [16.3, 14.1]),
};

export const ColoursOfTheSecondBrand: Story = {
  globals: { brand: 'vidhi' },
  render: () => <LightAndDark />,
  play: ({ canvasElement }) => allIsMet(canvasElement, [15.9, 14.6]),
};

/** Current colours: those of the selected brand and theme, or system colours in forced colours. */
export const CurrentColours: Story = {
  render: (_, { globals }) => (
    <div style={{ overflowX: 'auto' }} key={JSON.stringify(globals)}>
      <Colours title="Current colours" />
    </div>
  ),
};

export const Type: Story = {
  render: () => (
    <dl style={{ display: 'grid', gap: 16 }}>
      {textRoles.map((role) => (
        <div key={role}>
          <dt style={{ font: cssVar('--hn-text-small'), color: cssVar('--hn-muted') }}>{role}</dt>
          <dd style={{ font: cssVar(`--hn-text-${role}`) }}>
            The petition is allowed; ₹1,23,456 to be paid. <span lang="hi">याचिका स्वीकृत।</span>
          </dd>
        </div>
      ))}
    </dl>
  ),
};

function Measures({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ marginBlockEnd: 32 }}>
      <h2>{title}</h2>
      <dl style={{ display: 'grid', gap: 8, marginBlockStart: 12, font: cssVar('--hn-text-ui') }}>{children}</dl>
    </section>
  );
}

function Measure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <dt style={{ inlineSize: 120, flex: 'none', color: cssVar('--hn-muted') }}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const bar = (token: TokenName) => (
  <div style={{ inlineSize: cssVar(token), blockSize: 8, background: 'var(--hn-accent)' }} />
);
const box: CSSProperties = {
  inlineSize: 72,
  blockSize: 44,
  border: '1px solid var(--hn-control)',
  background: cssVar('--hn-surface'),
};

export const SpaceShapeAndSize: Story = {
  render: () => (
    <div>
      <Measures title="Type scale, px at the browser’s own size">
        {sizeSteps.map((step) => (
          <Measure name={`size-${step}`} key={step}>
            <span style={{ fontSize: cssVar(`--hn-size-${step}`), lineHeight: 1.2 }}>Ag {step}</span>
          </Measure>
        ))}
      </Measures>
      <Measures title="Space, px">
        {spaceSteps.map((step) => (
          <Measure name={`space-${step}`} key={step}>
            {bar(`--hn-space-${step}`)}
          </Measure>
        ))}
      </Measures>
      <Measures title="Radius and shadow">
        {(['--hn-radius', '--hn-radius-small', '--hn-radius-chip'] as const).map((token) => (
          <Measure name={token.slice('--hn-'.length)} key={token}>
            <div style={{ ...box, borderRadius: cssVar(token) }} />
          </Measure>
        ))}
        <Measure name="shadow">
          <div style={{ ...box, borderRadius: 6, borderColor: 'transparent', boxShadow: cssVar('--hn-shadow') }} />
        </Measure>
      </Measures>
    </div>
  ),
};

/** Heights of controls in both densities. Compact is for mice: below 720 px it equals comfortable. */
export const Density: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0 72px' }}>
      {(['comfortable', 'compact'] as const).map((density) => (
        <div data-density={density} key={density} data-testid={density}>
          <Measures title={density === 'compact' ? 'Compact' : 'Comfortable'}>
            {densityRoles.map((role) => (
              <Measure name={role} key={role}>
                <div
                  data-role={role}
                  style={{ inlineSize: 72, blockSize: cssVar(`--hn-${role}`), background: 'var(--hn-skeleton)' }}
                />
              </Measure>
            ))}
          </Measures>
        </div>
      ))}
    </div>
  ),
  globals: { density: 'comfortable', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const height = (density: string) =>
      canvas.getByTestId(density).querySelector('[data-role="height"]')?.getBoundingClientRect().height;
    await expect([height('comfortable'), height('compact')]).toEqual([40, 32]);
  },
};

export const MotionLayersAndWidths: Story = {
  render: () => (
    <div>
      <Measures title="Motion">
        {timeRoles.map((role) => (
          <Measure name={`time-${role}`} key={role}>
            <Computed token={`--hn-time-${role}`} />
          </Measure>
        ))}
        <Measure name="ease">
          <Computed token="--hn-ease" />
        </Measure>
      </Measures>
      <Measures title="Stacking order">
        {layerRoles.map((role) => (
          <Measure name={`z-${role}`} key={role}>
            <Computed token={`--hn-z-${role}`} />
          </Measure>
        ))}
      </Measures>
      <Measures title="Widths at which a layout may change, px">
        {Object.entries(breakpoints).map(([name, width]) => (
          <Measure name={name} key={name}>
            {width}
          </Measure>
        ))}
      </Measures>
    </div>
  ),
};

export const ReducedMotion: Story = {
  ...MotionLayersAndWidths,
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('0.01ms')).toHaveLength(timeRoles.length));
  },
};

/** Computed value of a token. */
function Computed({ token }: { token: TokenName }) {
  const ref = useRef<HTMLElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    if (ref.current) setValue(getComputedStyle(ref.current).getPropertyValue(token));
  }, [token]);
  return <code ref={ref}>{value}</code>;
}
