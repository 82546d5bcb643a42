import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

/** Vitest runs the stories, or `storybook build --test` builds them for Playwright: no docs pages. */
const isTest = process.env['VITEST'] !== undefined || process.argv.includes('--test');

// Stories wait for the fonts, so that a picture does not depend on the speed of the machine.
const blockOnFonts = {
  name: 'block-on-fonts',
  enforce: 'pre',
  transform: (code: string, id: string) =>
    /\/ui\/src\/fonts\.css/.test(id) ? code.replaceAll('font-display: optional', 'font-display: block') : undefined,
} as const;

// react-docgen reads `readonly Row[]` as "unknown", but knows `ReadonlyArray<Row>`.
const readableArrays = {
  name: 'readable-arrays',
  enforce: 'pre',
  transform: (code: string, id: string) =>
    /\/ui\/src\/.*\.tsx?$/.test(id) && !id.includes('.stories.')
      ? code.replaceAll(/(\w\??: )readonly (\w+(?:<[^<>]*>)?|\([^()]*\))\[\]/g, '$1ReadonlyArray<$2>')
      : undefined,
} as const;

const docsPreview = fileURLToPath(new URL('docs-preview.tsx', import.meta.url));

const config: StorybookConfig = {
  stories: ['../packages/{ui,widgets,site}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', ...(isTest ? [] : ['@storybook/addon-docs'])],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: [{ from: '../packages/ui/fonts', to: '/fonts' }],
  // Code samples are made from the story's source at build time. Storybook's default writes out the rendered props in the
  // browser: for a screen, whose props contain the router and the services, that took 30 s and 2 GB.
  features: { experimentalCodeExamples: true },
  previewAnnotations: (entries = []) => (isTest ? entries : [...entries, docsPreview]),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  viteFinal: async (vite) => {
    const { mergeConfig, defaultClientConditions } = await import('vite');
    // Stories use the packages' sources, so no build is needed first.
    if (!isTest) vite.plugins = [readableArrays, ...(vite.plugins ?? [])];
    return mergeConfig(vite, {
      plugins: [blockOnFonts],
      resolve: { conditions: ['headnote-source', ...defaultClientConditions] },
      // Listed because Vite reloads the page when it finds a library late, in the middle of a test.
      optimizeDeps: {
        include: [
          '@radix-ui/react-dialog',
          '@radix-ui/react-tabs',
          'react-aria/FocusScope',
          'react-aria/mergeProps',
          'react-aria/useInteractOutside',
          'react-aria/useMenu',
          'react-stately/Item',
          'react-stately/Section',
          'react-stately/useControlledState',
          'react-stately/useMenuTriggerState',
          'react-stately/useTreeState',
          '@tanstack/react-virtual',
          'pdfjs-dist/legacy/build/pdf.mjs',
          'pdfjs-dist/legacy/build/pdf.worker.mjs',
        ],
      },
      build: { chunkSizeWarningLimit: 4000 },
    });
  },
};

// Storybook reads the default export.
export default config;
