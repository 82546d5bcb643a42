import { fileURLToPath } from 'node:url';

const createRoot = fileURLToPath(new URL('src/element/preact-root.ts', import.meta.url));

/** Module aliases of the script build: Preact's core draws what is written for React. `preact/compat` is not used. */
export const scriptAlias = [
  { find: /^react-dom\/client$/, replacement: createRoot },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact' },
];
