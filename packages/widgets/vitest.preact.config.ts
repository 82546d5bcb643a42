import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.mjs';

const executablePath = chromiumPath();

// The React views again, on Preact: a host that has aliased React to preact/compat must find the same widget.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { 'import.meta.env.VITE_RENDERER': '"Preact"' },
  resolve: {
    conditions: ['headnote-source', 'module', 'browser', 'development|production'],
    alias: {
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
      react: 'preact/compat',
    },
  },
  // Named here, because a library found late makes the run reload in the middle of a test.
  optimizeDeps: { include: ['preact/compat', 'preact/compat/client', 'preact/jsx-dev-runtime', 'preact/hooks'] },
  test: {
    name: 'widgets on Preact',
    include: ['src/**/LatestCases.test.tsx'],
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
