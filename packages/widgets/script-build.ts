import { fileURLToPath } from 'node:url';

const createRoot = fileURLToPath(new URL('src/element/preact-root.ts', import.meta.url));

/** Vite options of the script build: Preact's core draws the JSX that is written for React. `preact/compat` is not used. */
export const scriptBuild = {
  alias: [
    { find: /^react-dom\/client$/, replacement: createRoot },
    { find: /^react$/, replacement: 'preact' },
  ],
  oxc: {
    // Calls of `h` are smaller than those of the automatic runtime.
    jsx: { runtime: 'classic' as const, pragma: 'h', pragmaFrag: 'Fragment' },
    jsxInject: "import { Fragment, h } from 'preact';",
  },
  plugins: [
    {
      name: 'headnote-own-tokens',
      // A page with a script tag has no tokens of @headnote/ui, so their fallback is the value. A shadow root contains
      // one widget, so its rules need not name it.
      transform(code: string, id: string) {
        if (!id.includes('.css')) return undefined;
        return code
          .replaceAll(/var\(--hn-[\w-]+,\s*((?:[^()]|\([^()]*\))+)\)/g, '$1')
          .replaceAll(/(?<=\.hnw-\w+):where\(\.hnw-[\w-]+\)|:where\(\.hnw-[\w-]+\) /g, '');
      },
    },
  ],
};
