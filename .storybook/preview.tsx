import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@headnote/ui/styles.css';
import '@headnote/ui/fonts.css';

// What a story waits for must come; how soon is a matter of the machine.
configure({ asyncUtilTimeout: 20_000 });

type Theme = 'system' | 'light' | 'dark';

// Set while the story is being drawn: what a story measures in its first effect must be in the right colours.
function setTheme(theme: Theme) {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, context) => {
      setTheme(context.globals['theme'] as Theme);
      return <Story />;
    },
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: false },
    options: { storySort: { order: ['Tokens', 'Parts', 'Widgets', 'Screens'] } },
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
