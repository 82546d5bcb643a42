import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import storybook from './.storybook/main.js';
import { chromiumFlags, chromiumPath } from './scripts/browser.mjs';

const conditions = ['headnote-source', 'module', 'browser', 'development|production'];
const nodeConditions = ['headnote-source', 'node', 'module', 'development|production'];

// Times are no tests: a machine that builds beside them may take its time. What waits says so itself (tests/patience.ts).
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};
/** What stories load, as Storybook names it for its own runs. */
const storyLibraries = (await storybook.viteFinal?.({}, {} as never))?.optimizeDeps?.include ?? [];
const patientFile = fileURLToPath(new URL('tests/patience.ts', import.meta.url));

// A function, because Vitest writes into the object: two projects that share one are mislabelled.
const executablePath = chromiumPath();
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] } }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: nodeConditions },
        ssr: { resolve: { conditions: nodeConditions } },
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/{core,server}/src/**/*.test.ts',
            'packages/site/src/**/*.node.test.{ts,tsx}',
            'tests/{contract,meta,package-smoke}/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.ts'],
          ...patience,
          setupFiles: [patientFile],
        },
      },
      {
        plugins: [react()],
        resolve: { conditions },
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          include: ['packages/{ui,site}/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.node.test.{ts,tsx}', '**/*.browser.test.{ts,tsx}'],
          ...patience,
          setupFiles: [patientFile, './tests/setup-dom.ts'],
        },
      },
      {
        plugins: [react()],
        resolve: { conditions },
        // Named here, because a library found late makes the run reload in the middle of a test.
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@radix-ui/react-tabs',
            'react-aria/FocusScope',
            'react-aria/mergeProps',
            'react-aria/useInteractOutside',
            '@tanstack/react-virtual',
            'react-aria/I18nProvider',
            'react-aria/useCalendar',
            'react-aria/useDateField',
            'react-aria/useDateFormatter',
            'react-aria/useMenu',
            'react-stately/Item',
            'react-stately/Section',
            'react-stately/useCalendarState',
            'react-stately/useControlledState',
            'react-stately/useDateFieldState',
            'react-stately/useMenuTriggerState',
            'react-stately/useTreeState',
            '@internationalized/date',
          ],
        },
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}', 'packages/widgets/src/**/*.test.{ts,tsx}'],
          ...patience,
          setupFiles: [patientFile],
          browser: chromium(),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        resolve: { conditions },
        // One page for all files of a worker: a page and a set-up for each took a third of the time, and Storybook tidies up after each story.
        test: { name: 'stories', isolate: false, ...patience, browser: chromium() },
      },
      {
        plugins: [react()],
        resolve: { conditions },
        optimizeDeps: {
          include: [
            ...storyLibraries,
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@storybook/react-vite',
            'storybook/test',
          ],
        },
        test: {
          name: 'leaks',
          include: ['tests/leaks/**/*.browser.test.tsx'],
          ...patience,
          setupFiles: [patientFile],
          browser: chromium(),
        },
      },
      './packages/widgets/vitest.script.config.ts',
    ],
  },
});
