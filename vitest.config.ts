import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import storybook from './.storybook/main.js';
import { chromiumFlags, chromiumPath } from './scripts/browser.mjs';
import { testsWithoutDatabase } from './tests/postgres/tests-without-database.js';

const conditions = ['headnote-source', 'module', 'browser', 'development|production'];
const nodeConditions = ['headnote-source', 'node', 'module', 'development|production'];
/** Without `module`, which Node does not know: the client of S3 has files there that only bundlers can load. */
const plainNodeConditions = nodeConditions.filter((name) => name !== 'module');

// Generous timeouts: the machine may be busy. Tests that measure time set their own limit.
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 }, requireAssertions: true },
};
/** The libraries that stories load, as .storybook/main.ts lists them. */
const storyLibraries = (await storybook.viteFinal?.({}, {} as never))?.optimizeDeps?.include ?? [];
const isQuick = process.env['TESTS'] === 'quick';
/** Tests of the widgets that run on React and, in packages/widgets/vitest.script.config.ts, on Preact. */
const onEachRenderer = [
  'packages/widgets/src/**/*-element.test.ts',
  'packages/widgets/src/**/*View.test.tsx',
  'packages/widgets/src/element/*.test.tsx',
];
/** Storybook gives this tag to each story that has a play function of its own. */
const playedAlone = { tags: { include: ['play-fn'] } };
const patientFile = fileURLToPath(new URL('tests/patience.ts', import.meta.url));
const quickPasswords = './packages/server/src/quick-passwords.fixtures.ts';
const quickThreads = './packages/server/src/quick-threads.fixtures.ts';

/** A project of tests in Node. */
function inNode(
  test: NonNullable<TestProjectInlineConfiguration['test']>,
  conditions: string[] = nodeConditions,
): TestProjectInlineConfiguration {
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: { environment: 'node', setupFiles: [patientFile], ...patience, ...test },
  };
}

// A function, because Vitest writes into the object: two projects that share one get the wrong name.
const executablePath = chromiumPath();
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] } }),
  instances: [{ browser: 'chromium' as const }],
});

/** `quick` is `npm test`, `full` is `npm run test:full`, `nightly` is `npm run test:nightly`. By hand, every test can run. */
const level = process.env.TESTS;
const isByHand = level === undefined;

const realData = 'packages/{core,server}/src/**/*real-data.test.ts';

/** Tests that start programs again and again. They protect main, and take too long for `npm test`. */
const programs = [
  'packages/server/src/{cli,open-server}.test.ts',
  'packages/server/src/operation/admin-cli.test.ts',
  'packages/server/src/ingest/{import-cli,strangers-path}.test.ts',
  'packages/server/src/ingest/open-data/open-data.test.ts',
  'packages/server/src/ingest/{hostile-library,limits}.test.ts',
  // Thousands of requests of strangers.
  'packages/server/src/accounts/floods.test.ts',
];

/** Runs at night with a kill at every statement, and in `npm run test:full` with about twenty. */
const shorterInFull = 'tests/durability/migrations.test.ts';

/** What only `npm run test:nightly` runs of the tests in Node: see the table in docs/testing-ui.md. */
const nightly = [
  'tests/package-smoke/image.test.ts',
  'tests/durability/{kill-notes,kill-payments,power-loss}.test.ts',
  'tests/several-servers/{kills,under-load}.test.ts',
  shorterInFull,
  // Comparisons with a plain scan of every text, and with another program.
  'packages/server/src/search/engines/operators.real-data.test.ts',
  'packages/server/src/extraction/treatments/citator-comparison.real-data.test.ts',
];
/** What `npm run test:full` runs of the tests in Node. */
const long = [
  realData,
  ...programs,
  'tests/{package-smoke,durability,real-data,several-servers}/**/*.test.ts',
  'tests/contract/visitor-preview.test.ts',
];

/**
 * Tests that replace a module, change the process, or load a second `expect` (Storybook's). Each file has a process of its
 * own; the files of all other projects in Node share theirs, which saves two fifths of the time.
 */
const alone = [
  'packages/server/src/config/config.test.ts',
  'packages/server/src/accounts/sign-in.test.ts',
  'packages/server/src/routes/sign-in-flood.test.ts',
  'packages/server/src/search/engines/sqlite/partner/partner.test.ts',
  'packages/site/src/**/*.node.test.{ts,tsx}',
  'tests/meta/*.test.ts',
];

const otherEngines = ['**/*.postgres.test.ts', '**/*.opensearch.test.ts', '**/*.llm.test.ts', '**/*.s3.test.ts'];

/** Folders of the server that use the database and run on PostgreSQL in `npm run test:full`. */
const database = [
  'packages/server/src/{store,library,citator,accounts,payments,partners,member-library,messages,alerts}/**/*.test.ts',
  'packages/server/src/search/indexing/*.test.ts',
  'packages/server/src/operation/*.postgres.test.ts',
  'tests/contract/suite/*.test.ts',
  'tests/durability/*.postgres.test.ts',
];
/** Folders that use it through those: on PostgreSQL at night. */
const databaseNightly = [
  'packages/server/src/{captcha,routes,ingest,http,services,jobs}/**/*.test.ts',
  'packages/server/src/search/{engines,run}/*.test.ts',
  'packages/server/src/*.test.ts',
  'tests/durability/*.test.ts',
  // A minute and a half there, where requests wait for a connection.
  'packages/server/src/accounts/floods.test.ts',
];
/** The two-member matrix, and lists that need no database. */
const matrix = 'tests/contract/suite/{every-call,two-users,owned-things,foreign-things}.test.ts';

const onPostgres = {
  full: { include: database, exclude: [matrix, ...programs] },
  nightly: { include: [...databaseNightly, matrix], exclude: ['tests/durability/*.postgres.test.ts'] },
  byHand: { include: [...database, ...databaseNightly], exclude: [] },
}[isByHand ? 'byHand' : level === 'full' ? 'full' : 'nightly'];

export default defineConfig({
  test: {
    // The default leaves one core free, which is half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      inNode({
        name: 'core',
        isolate: false,
        include: ['packages/core/src/**/*.test.ts'],
        exclude: ['**/*.browser.test.ts', realData],
      }),
      inNode({
        name: 'node',
        isolate: false,
        globalSetup: './tests/sqlite-template.ts',
        include: ['packages/server/src/**/*.test.ts', 'tests/contract/**/*.test.ts'],
        exclude: [...otherEngines, ...alone, ...long],
        setupFiles: [patientFile, quickPasswords, quickThreads],
      }),
      inNode({
        name: 'alone',
        globalSetup: './tests/sqlite-template.ts',
        include: alone,
        setupFiles: [patientFile, quickPasswords, quickThreads],
      }),
      inNode({
        name: 'long',
        isolate: false,
        globalSetup: './tests/sqlite-template.ts',
        include: level === 'nightly' ? nightly : long,
        exclude: [...otherEngines, ...(level === 'full' ? nightly.filter((file) => file !== shorterInFull) : [])],
      }),
      inNode({
        name: 'postgres',
        isolate: false,
        globalSetup: './tests/postgres/start-postgres.ts',
        include: onPostgres.include,
        exclude: [
          realData,
          '**/damaged-storage.test.ts',
          '**/*.{opensearch,llm,s3}.test.ts',
          ...alone,
          ...onPostgres.exclude,
          ...testsWithoutDatabase(import.meta.dirname, onPostgres.include),
        ],
        setupFiles: [patientFile, quickPasswords, quickThreads, './tests/postgres/use-postgres.ts'],
      }),
      inNode({
        name: 'opensearch',
        isolate: false,
        globalSetup: './tests/opensearch/find-opensearch.ts',
        include: [
          'packages/server/src/**/*.opensearch.test.ts',
          // The services that ask the engine something.
          'tests/contract/suite/{search,acts,complete,citations,documents,embed,library,welcome}.test.ts',
        ],
        setupFiles: [patientFile, quickPasswords, quickThreads, './tests/opensearch/use-opensearch.ts'],
      }),
      inNode(
        {
          name: 's3',
          isolate: false,
          globalSetup: ['./tests/s3/find-s3.ts', './tests/sqlite-template.ts'],
          include: ['packages/server/src/**/*.s3.test.ts'],
          setupFiles: [patientFile, quickPasswords, quickThreads, './tests/s3/use-s3.ts'],
        },
        plainNodeConditions,
      ),
      inNode({
        name: 'llm',
        globalSetup: ['./tests/llm/find-llm.ts', './tests/sqlite-template.ts'],
        include: ['packages/server/src/assistant/**/*.llm.test.ts'],
        // A small model reads some hundred words a second, and other tests run at the same time.
        testTimeout: 300_000,
        setupFiles: [patientFile, './tests/llm/use-llm.ts'],
      }),
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
            'pdfjs-dist/legacy/build/pdf.mjs',
            'pdfjs-dist/legacy/build/pdf.worker.mjs',
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
          // `npm test` runs these on Preact, as pages embed them; the night on React too.
          exclude: isQuick ? onEachRenderer : [],
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
          // Screens are opened by the journeys and by tests/visual/screens.spec.ts; their stories play at night.
          exclude: isQuick ? ['packages/site/**'] : [],
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
