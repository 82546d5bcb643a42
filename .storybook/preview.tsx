import { LabelsProvider } from '@headnote/ui/labels';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@headnote/ui/styles.css';
import '@headnote/ui/toasts.css';
import '@headnote/ui/brand-vidhi.css';
import '@headnote/ui/fonts.css';
import { attributesOf, globalTypes, initialGlobals, labelsOf, setGlobals } from './toolbars.js';
import { untilNothingFades } from './until-nothing-fades.js';

// Generous timeout: the machine may be busy.
configure({ asyncUtilTimeout: 20_000 });

/** Fonts of nearly every story. They load before the first, so that no story is measured or drawn in a fallback font. */
const FACES = ['16px "Inter Variable"', '16px "Source Serif 4 Variable"', 'italic 16px "Source Serif 4 Variable"'];

/**
 * Storybook pauses animations while axe runs, and does not resume them when axe finds a fault: every dialog of the following
 * stories would wait for the end of its animation forever.
 */
function resumeAnimations() {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
}

/** Waits until parts that measure themselves have drawn again, because observers report one frame later, and until nothing fades. */
async function untilSettled() {
  await new Promise<void>((resolve) =>
    requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => resolve()))),
  );
  await untilNothingFades();
}

const preview: Preview = {
  beforeEach: resumeAnimations,
  afterEach: untilSettled,
  loaders: [() => Promise.all(FACES.map((face) => document.fonts.load(face)))],
  // A docs page for each part: purpose, props, all stories.
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [
    (Story, context) => {
      const labels = labelsOf(context.globals);
      const isPage = context.viewMode === 'docs';
      // Set during rendering: the story's first effect must measure the right theme.
      setGlobals(isPage ? context.userGlobals : context.globals);
      return (
        <LabelsProvider labels={labels}>
          {isPage ? (
            <div
              {...attributesOf(context.globals)}
              style={{ padding: 16, background: 'var(--hn-paper)', color: 'var(--hn-ink)' }}
            >
              <Story />
            </div>
          ) : (
            <Story />
          )}
        </LabelsProvider>
      );
    },
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: import.meta.env['WITH_AXE'] === 'no' ? 'off' : 'error' },
    backgrounds: { disable: true },
    controls: { expanded: false },
    // What tests/visual sets on every story.
    chromatic: {
      modes: {
        'as it is': {},
        dark: { theme: 'dark' },
        'forced colours': { contrast: 'forced' },
        'phone in Hindi': { viewport: 'phone320', language: 'hi' },
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Tokens',
          'Forms',
          'Navigation',
          'Overlays',
          'Feedback',
          'Data',
          'Law',
          'Layout',
          'Patterns',
          'Hooks',
          'Widgets',
          'Screens',
        ],
      },
    },
    viewport: {
      options: {
        phone320: { name: 'Phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone 360', styles: { width: '360px', height: '880px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

// Storybook reads the default export.
export default preview;
