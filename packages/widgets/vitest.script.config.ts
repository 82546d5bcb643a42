import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.mjs';

const executablePath = chromiumPath();

// The elements as the script build has them: on the renderer of src/render, without React.
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'import.meta.env.VITE_RENDERER': '"the renderer of the script build"' },
  resolve: {
    conditions: ['headnote-source', 'module', 'browser', 'development|production'],
    alias: {
      'react-dom/client': `${import.meta.dirname}/src/render/react-dom-client.ts`,
      'react/jsx-runtime': `${import.meta.dirname}/src/render/jsx-runtime.ts`,
      'react/jsx-dev-runtime': `${import.meta.dirname}/src/render/jsx-runtime.ts`,
    },
  },
  test: {
    name: 'widgets as scripts',
    include: ['src/**/*-element.test.ts'],
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
