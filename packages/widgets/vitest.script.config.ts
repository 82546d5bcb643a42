import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.mjs';
import { scriptBuild } from './script-build.js';

const executablePath = chromiumPath();

// Runs the shared suites a second time, on Preact's core as in the script build. The `browser` project runs them on React.
export default defineConfig({
  root: import.meta.dirname,
  oxc: scriptBuild.oxc,
  plugins: scriptBuild.plugins,
  define: { 'import.meta.env.VITE_RENDERER': '"Preact"' },
  resolve: {
    conditions: ['headnote-source', 'module', 'browser', 'development|production'],
    alias: scriptBuild.alias,
  },
  // Vite reloads the page when it finds a library during a run, which would interrupt a test.
  optimizeDeps: { include: ['preact'] },
  test: {
    name: 'widgets on Preact',
    include: ['src/**/*-element.test.ts', 'src/**/*View.test.tsx', 'src/element/*.test.tsx'],
    setupFiles: ['../../tests/patience.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
