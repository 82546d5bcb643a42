import type { StorybookConfig } from '@storybook/react-vite';

const isTest = process.env['VITEST'] !== undefined;

// A story always stands in our faces, however slow the machine: a picture of it must not depend on that.
const fontsInTime = {
  name: 'fonts-in-time',
  enforce: 'pre',
  transform: (code: string, id: string) =>
    /\/ui\/src\/fonts\.css/.test(id) ? code.replaceAll('font-display: optional', 'font-display: block') : undefined,
} as const;

const config: StorybookConfig = {
  stories: ['../packages/{ui,widgets,site}/src/**/*.stories.tsx'],
  // Documentation pages are for people: a test run does without them, and starts the sooner.
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', ...(isTest ? [] : ['@storybook/addon-docs'])],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  viteFinal: async (vite) => {
    const { mergeConfig, defaultClientConditions } = await import('vite');
    // Sources, not builds: a story shows what is written, without a build before it.
    return mergeConfig(vite, {
      plugins: [fontsInTime],
      resolve: { conditions: ['headnote-source', ...defaultClientConditions] },
      // Named here, because a library found late makes the test run reload in the middle of a story.
      optimizeDeps: {
        include: [
          '@radix-ui/react-dialog',
          '@radix-ui/react-tabs',
          'react-aria/FocusScope',
          'react-aria/I18nProvider',
          'react-aria/mergeProps',
          'react-aria/useCalendar',
          'react-aria/useDateField',
          'react-aria/useDateFormatter',
          'react-aria/useInteractOutside',
          'react-aria/useMenu',
          'react-aria/useTooltipTrigger',
          'react-stately/Item',
          'react-stately/Section',
          'react-stately/useCalendarState',
          'react-stately/useControlledState',
          'react-stately/useDateFieldState',
          'react-stately/useMenuTriggerState',
          'react-stately/useTooltipTriggerState',
          'react-stately/useTreeState',
          '@internationalized/date',
          '@tanstack/react-virtual',
        ],
      },
      build: { chunkSizeWarningLimit: 4000 },
    });
  },
};

// Storybook reads the default export.
export default config;
