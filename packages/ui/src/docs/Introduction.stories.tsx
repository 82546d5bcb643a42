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
  [
    'The law is serif, the tool is sans.',
    'Parties, text and words of courts are serif; everything one can press is sans.',
  ],
  ['Shown, not told.', 'A feature is introduced by a specimen of itself, an empty result by counted ways out.'],
  ['Severity by fill.', 'Outline icons for use, a half-filled octagon for part, a filled one for the end of a case.'],
  ['One accent.', 'Oxblood is for action and never for error; vermilion is for error; focus is always ink blue.'],
  ['Hairlines, not shadows.', 'Only what floats has a shadow: popovers, menus, dialogs, toasts.'],
  ['Still.', 'Movement says where something came from, in 120 to 200 ms, and is off under reduced motion.'],
];

function Introduction() {
  return (
    <DocsPage
      title="Headnote design system"
      lead="Parts for people who read law for hours: calm paper, ink text, one accent. Every part works by keyboard, at 320 px, in the dark, in forced colours, from right to left and in Devanagari."
    >
      <section style={{ display: 'grid', gap: 12 }}>
        <h2>A specimen</h2>
        <p style={{ font: cssVar('--hn-text-parties'), letterSpacing: cssVar('--hn-track-parties') }}>
          Ramdas Thorave <span className="hn-versus">v</span> State of Sahyadri
        </p>
        <CitationChips citations={['1951 HN 1', 'AIR 1951 SC 9001', '(1951) 1 SMP 362']} />
        <TreatmentFlag treatment="followed" />
      </section>
      <section>
        <h2 style={{ marginBlockEnd: 12 }}>What holds everywhere</h2>
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
        <h2>How to look at it</h2>
        <p>
          The toolbar above sets theme, brand, density, text size, language, direction, motion and contrast. They are
          attributes on the root element (<code>data-theme</code>, <code>data-brand</code>, <code>data-density</code>,{' '}
          <code>data-text-size</code>, <code>data-motion</code>, <code>lang</code>, <code>dir</code>), and a site sets
          the same ones.
        </p>
        <p>
          Forced colours cannot be switched on from inside a page. The toolbar makes the sheets’ own rules for them
          apply and takes shadows away; the tests run in the browser’s real ones.
        </p>
        <p>
          <TextLink href="?path=/story/tokens--colours-of-headnote" target="_top">
            Tokens
          </TextLink>{' '}
          shows every colour with its measured contrast, Patterns show parts together, and Do and don’t says when to use
          which.
        </p>
      </section>
    </DocsPage>
  );
}

export const Introducing: Story = { render: () => <Introduction /> };
export const Dark: Story = { render: () => <Introduction />, globals: { theme: 'dark' } };
export const Narrow: Story = { render: () => <Introduction />, globals: { viewport: { value: 'phone320' } } };
