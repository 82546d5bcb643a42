import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inSite } from '../../fixtures/story-frame.fixtures.js';
import { emptyLook, type OptionTexts } from './choice.js';
import { LookFields } from './LookFields.js';
import { OptionFields } from './OptionFields.js';
import { Recipes } from './Recipes.js';
import { SnippetSection } from './SnippetSection.js';
import type { Install, Release } from './snippets.js';
import { StageFacts } from './StageFacts.js';
import type { StageState } from './use-stage.js';
import './widgets.css';

const meta = { title: 'Screens/Playground of the widgets' } satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const install: Install = {
  library: 'https://library.test',
  portalKey: 'YOUR-KEY',
  widget: 'latest-cases',
  options: { limit: '3', court: 'hc' },
  look: { ...emptyLook, accent: '#1f5a4a' },
  fallback: { text: 'Latest cases', href: 'https://library.test/' },
};
const release: Release = { version: '1.4.2', files: { 'latest-cases.js': 'sha384-hash' } };

const snippets = (shown: Release | undefined) =>
  inSite(<SnippetSection install={install} release={shown} onRetry={() => {}} height={640} />);

export const SnippetsEvergreen: Story = { render: () => snippets(release) };

export const SnippetsPinnedByKeyboard: Story = {
  render: () => snippets(release),
  play: async ({ canvas }) => {
    (await canvas.findByRole('tab', { name: 'Evergreen' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText(/integrity="sha384-hash"/)).toBeVisible();
  },
};

export const HashesNotRead: Story = {
  render: () => snippets(undefined),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Pinned, with hash' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be read');
  },
};

/** A preview in a dialog, for which a frame has no room. */
export const FrameOfADialog: Story = {
  render: () =>
    inSite(
      <SnippetSection
        install={{ ...install, widget: 'case-preview', options: { citation: '(2019) 7 SMP 12', display: 'dialog' } }}
        release={release}
        onRetry={() => {}}
        height={640}
      />,
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Frame' }));
    await expect(await canvas.findByText(/A dialog cannot leave its frame/)).toBeVisible();
    await expect(canvas.queryByText(/display=dialog/)).toBeNull();
  },
};

const ready: StageState = {
  phase: 'ready',
  readyMs: 90,
  shift: 0,
  stored: { keys: 0, cookies: 0 },
  facts: {
    scriptBytes: 13_200,
    scripts: 3,
    dataBytes: 1_200,
    dataMs: 84,
    others: 0,
    height: 979,
    background: 'rgb(255, 255, 255)',
  },
};

const facts = (state: StageState, needsConsent = false) => (
  <StageFacts state={state} host="college" needsConsent={needsConsent} />
);

export const FactsMeasured: Story = { render: () => facts(ready) };
export const FactsOfAPageThatMoves: Story = { render: () => facts({ ...ready, shift: 0.054, event: 'select' }) };
export const FactsLoading: Story = { render: () => facts({ phase: 'loading' }) };
export const FactsWaitForConsent: Story = { render: () => facts({ phase: 'loading' }, true) };
export const FactsFailed: Story = { render: () => facts({ phase: 'error', code: 'network' }) };

function Fields() {
  const [options, setOptions] = useState<OptionTexts>({});
  const [look, setLook] = useState(emptyLook);
  return (
    <div className="site-widgets__panel" style={{ maxWidth: 296 }}>
      <OptionFields
        widget="latest-cases"
        options={options}
        onChange={(name, text) => setOptions({ ...options, [name]: text })}
      />
      <LookFields look={look} onChange={setLook} background="rgb(255, 255, 255)" />
    </div>
  );
}

export const FieldsSayWhatIsNotTaken: Story = {
  render: () => <Fields />,
  play: async ({ canvas }) => {
    const rows = canvas.getByLabelText('Rows');
    await userEvent.clear(rows);
    await userEvent.type(rows, '50');
    await expect(rows).toHaveAccessibleDescription(/does not take this value/);
    const accent = canvas.getByLabelText('Accent colour');
    await userEvent.type(accent, 'green');
    await expect(accent).toHaveAccessibleDescription(/# and six digits/);
    await userEvent.clear(accent);
    await userEvent.type(accent, '#f2c200');
    await expect(accent).toHaveAccessibleDescription(/^1\.7 .*too low/);
    await userEvent.clear(accent);
    await userEvent.type(accent, '#1f5a4a');
    await expect(accent).toHaveAccessibleDescription('8.0 on the background of the widget');
  },
};

export const RecipesForSystems: Story = { render: () => <Recipes /> };
