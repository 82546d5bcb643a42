import type { Meta, StoryObj } from '@storybook/react-vite';
import { CitationChips } from '../citation-chip/index.js';
import { TextLink } from '../link/index.js';
import { cssVar } from '../tokens/index.js';
import { TreatmentFlag } from '../treatment-flag/index.js';
import { DocsPage } from './DocsPage.js';

const meta = { title: 'Introduction', tags: ['!autodocs'] } satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

const PRINCIPLES: readonly (readonly [string, string])[] = [
  ['The law is serif, the tool is sans.', 'Parties and texts of law are serif; controls are sans.'],
  ['Shown, not told.', 'A feature is introduced by an example, an empty result by suggestions with counts.'],
  [
    'Severity by fill.',
    'Outline icons for use, a half-filled octagon for part, a filled one for a case that is no longer good law.',
  ],
  ['One accent.', 'Oxblood marks actions, never errors; vermilion marks errors; focus is always ink blue.'],
  ['Hairlines, not shadows.', 'Only floating surfaces have a shadow: popovers, menus, dialogs, toasts.'],
  ['Little motion.', 'Motion shows where something comes from, takes 120 to 200 ms, and is off under reduced motion.'],
];

function Introduction() {
  return (
    <DocsPage
      title="Headnote design system"
      lead="Parts for people who read law for hours: calm paper, ink text, one accent. Every part works by keyboard, at 320 px, in dark and forced colours, in right-to-left text and in Devanagari."
    >
      <section style={{ display: 'grid', gap: 12 }}>
        <h2>Example</h2>
        <p style={{ font: cssVar('--hn-text-parties'), letterSpacing: cssVar('--hn-track-parties') }}>
          Ramdas Thorave <span className="hn-versus">v</span> State of Sahyadri
        </p>
        <CitationChips citations={['1951 HN 1', 'AIR 1951 SC 9001', '(1951) 1 SMP 362']} />
        <TreatmentFlag treatment="followed" />
      </section>
      <section>
        <h2 style={{ marginBlockEnd: 12 }}>Principles</h2>
        <dl style={{ display: 'grid', gap: 12 }}>
          {PRINCIPLES.map(([name, text]) => (
            <div key={name}>
              <dt style={{ font: cssVar('--hn-text-strong') }}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section style={{ display: 'grid', gap: 8, maxInlineSize: '66ch' }}>
        <h2>How to use these pages</h2>
        <p>
          The toolbar sets theme, brand, density, text size, language, direction, motion and contrast. Each setting is
          an attribute on the root element (<code>data-theme</code>, <code>data-brand</code>, <code>data-density</code>,{' '}
          <code>data-text-size</code>, <code>data-motion</code>, <code>lang</code>, <code>dir</code>). A site sets the
          same attributes.
        </p>
        <p>
          A page cannot switch forced colours on. The toolbar emulates them: it applies the style sheets’ rules for
          forced colours and removes shadows. The tests use the browser’s real forced colours.
        </p>
        <p>
          Parts are grouped by purpose: Forms, Navigation, Overlays, Feedback, Data, Law and Layout. The page of a part
          says what it is for, what to do and what not to do, and lists its props. Patterns show several parts together.{' '}
          <TextLink href="?path=/story/tokens--colours-of-headnote" target="_top">
            Tokens
          </TextLink>{' '}
          shows every colour with its measured contrast.
        </p>
      </section>
    </DocsPage>
  );
}

export const Overview: Story = { render: () => <Introduction /> };
