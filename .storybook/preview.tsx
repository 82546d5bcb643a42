import { LabelsProvider } from '@headnote/ui/labels';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@headnote/ui/styles.css';
import '@headnote/ui/toasts.css';
import '@headnote/ui/brand-vidhi.css';
import '@headnote/ui/fonts.css';
import { attributesOf, globalTypes, initialGlobals, labelsOf, setGlobals } from './toolbars.js';

// What a story waits for must come; how soon is a matter of the machine.
configure({ asyncUtilTimeout: 20_000 });

/** What stands in nearly every story; loaded before the first, so that none is measured or drawn in another face. */
const FACES = ['16px "Inter Variable"', '16px "Source Serif 4 Variable"', 'italic 16px "Source Serif 4 Variable"'];

/**
 * Storybook holds animations still while axe looks, and forgets to let them go where axe found something: every dialog of
 * the stories behind it would wait for the end of an animation that never comes.
 */
function letAnimationsGo() {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
}

/** What measures itself has drawn what came of it: an observer tells a picture later, and axe must not look before. */
const measured = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => resolve()))));

const preview: Preview = {
  beforeEach: letAnimationsGo,
  afterEach: measured,
  loaders: [() => Promise.all(FACES.map((face) => document.fonts.load(face)))],
  // A page for each part: what it is for, its props, all its stories.
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [
    (Story, context) => {
      const labels = labelsOf(context.globals);
      const isPage = context.viewMode === 'docs';
      // While the story is being drawn: what it measures in its first effect must be in the right colours.
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
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: false },
    // Each story twice; docs/testing-ui.md says what the second is.
    chromatic: { modes: { normal: { contrast: 'normal' }, 'forced colours': { contrast: 'forced' } } },
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
