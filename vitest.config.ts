import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import storybook from './.storybook/main.js';
import { chromiumFlags, chromiumPath } from './scripts/browser.mjs';
import { testsWithoutDatabase } from './tests/postgres/tests-without-database.js';

const conditions = ['headnote-source', 'module', 'browser', 'development|production'];
const nodeConditions = ['headnote-source', 'node', 'module', 'development|production'];

// Generous timeouts: the machine may be busy. Tests that measure time set their own limit.
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 }, requireAssertions: true },
};
/** The libraries that stories load, as .storybook/main.ts lists them. */
const storyLibraries = (await storybook.viteFinal?.({}, {} as never))?.optimizeDeps?.include ?? [];
const isQuick = process.env['TESTS'] === 'quick';
/** Storybook gives this tag to each story that has a play function of its own. */
const playedAlone = { tags: { include: ['play-fn'] } };
const patientFile = fileURLToPath(new URL('tests/patience.ts', import.meta.url));
const quickPasswords = './packages/server/src/quick-passwords.fixtures.ts';

// A function, because Vitest writes into the object: two projects that share one get the wrong name.
const executablePath = chromiumPath();
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] } }),
  instances: [{ browser: 'chromium' as const }],
});

/** Tests that only `npm run test:full` runs, with the project `leaks`. */
const realDataTests = 'packages/{core,server}/src/**/*real-data.test.ts';
const longTests = [
  realDataTests,
  'tests/{package-smoke,durability}/**/*.test.ts',
  'tests/contract/visitor-preview.test.ts',
];

/** Tests of code that uses the database. The project `node` runs them on SQLite, the project `postgres` on PostgreSQL. */
const databaseTests = [
  'packages/server/src/{store,library,member-library,citator,accounts,partners,payments,captcha,messages,routes,ingest,http,services,jobs}/**/*.test.ts',
  'packages/server/src/search/{engines,indexing,run}/*.test.ts',
  'packages/server/src/operation/*.postgres.test.ts',
  'packages/server/src/*.test.ts',
  'tests/contract/suite/*.test.ts',
  'tests/durability/*.test.ts',
];

export default defineConfig({
  test: {
    // The default leaves one core free, which is half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
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
            'tests/{contract,durability,meta}/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.ts', '**/*.postgres.test.ts', '**/*.opensearch.test.ts', ...longTests],
          ...patience,
          setupFiles: [patientFile, quickPasswords],
        },
      },
      {
        resolve: { conditions: nodeConditions },
        ssr: { resolve: { conditions: nodeConditions } },
        test: {
          name: 'long',
          environment: 'node',
          include: longTests,
          ...patience,
          setupFiles: [patientFile],
        },
      },
      {
        resolve: { conditions: nodeConditions },
        ssr: { resolve: { conditions: nodeConditions } },
        test: {
          name: 'postgres',
          environment: 'node',
          globalSetup: './tests/postgres/start-postgres.ts',
          include: databaseTests,
          exclude: [
            realDataTests,
            '**/damaged-storage.test.ts',
            '**/*.opensearch.test.ts',
            ...testsWithoutDatabase(import.meta.dirname, databaseTests),
          ],
          ...patience,
          setupFiles: [patientFile, quickPasswords, './tests/postgres/use-postgres.ts'],
        },
      },
      {
        resolve: { conditions: nodeConditions },
        ssr: { resolve: { conditions: nodeConditions } },
        test: {
          name: 'opensearch',
          environment: 'node',
          globalSetup: './tests/opensearch/find-opensearch.ts',
          include: ['packages/server/src/**/*.opensearch.test.ts', 'tests/contract/suite/*.test.ts'],
          // These compare lists, or ask for nothing of the engine.
          exclude: ['**/{every-call,two-users,owned-things,foreign-things}.test.ts'],
          ...patience,
          setupFiles: [patientFile, quickPasswords, './tests/opensearch/use-opensearch.ts'],
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
        // Listed because Vite reloads the page when it finds a library late, in the middle of a test.
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
            'react-aria/useMenu',
            'react-stately/Item',
            'react-stately/Section',
            'react-stately/useControlledState',
            'react-stately/useMenuTriggerState',
            'react-stately/useTreeState',
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
        // `npm test` plays the stories that promise something; tests/visual draws one story of each part, with axe.
        plugins: [storybookTest({ configDir: '.storybook', ...(isQuick ? playedAlone : {}) })],
        resolve: { conditions },
        // One page for all files of a worker: a page for each file takes a third more time, and Storybook cleans up after each story.
        test: {
          name: 'stories',
          env: { WITH_AXE: isQuick ? 'no' : 'yes' },
          isolate: false,
          ...patience,
          // A story without a play function asserts only that it renders and that axe finds nothing.
          expect: { ...patience.expect, requireAssertions: false },
          browser: chromium(),
        },
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
