import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  // The parts speak English and Hindi; react-aria brings thirty languages more.
  plugins: [react(), optimizeLocales.vite({ locales: ['en-US', 'en-GB', 'en-IN', 'hi-IN'] })],
  resolve: { conditions: ['headnote-source', ...defaultClientConditions] },
  // The server bundle holds the production React, whatever NODE_ENV the server is started with.
  define: isSsrBuild && command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: { noExternal: true, resolve: { conditions: ['headnote-source', ...defaultServerConditions] } },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, copyPublicDir: false, minify: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // The site's content policy allows no data: fonts and no inline script, so nothing is inlined.
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'src/entry-client.tsx' },
      },
}));
