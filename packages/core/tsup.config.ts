import { rmSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** The public entry points. `content/browser` becomes `content-browser`, the name used in package.json. */
const entry = {
  codec: 'src/codec/index.ts',
  session: 'src/session/index.ts',
  client: 'src/client/index.ts',
  'client-loading': 'src/client/loading-entry.ts',
  contract: 'src/contract/index.ts',
  embed: 'src/embed/index.ts',
  search: 'src/search/index.ts',
  'search-answers': 'src/search/answers.ts',
  'search-bodies': 'src/search/bodies/index.ts',
  content: 'src/content/index.ts',
  'content-browser': 'src/content/browser.ts',
  'content-server': 'src/content/server.ts',
  format: 'src/format/index.ts',
  assistant: 'src/assistant/index.ts',
  'brief-check': 'src/brief-check/index.ts',
  citation: 'src/citation/index.ts',
  'citation-parse': 'src/citation/parse-entry.ts',
  config: 'src/config/index.ts',
  errors: 'src/errors/index.ts',
  validation: 'src/validation/index.ts',
  hindi: 'src/hindi/index.ts',
  notes: 'src/notes/index.ts',
  captcha: 'src/captcha/index.ts',
  contact: 'src/contact/index.ts',
  money: 'src/money/index.ts',
  authorities: 'src/authorities/index.ts',
  codes: 'src/codes/index.ts',
  machines: 'src/machines/index.ts',
  'machines-suites': 'src/machines/suites.ts',
  'validation-dom': 'src/validation/dom.ts',
  'session-remember': 'src/session/remember-entry.ts',
  'session-proof': 'src/session/proof-entry.ts',
};

// Remove old chunks, whose names contain hashes. tsup's own `clean` would race between the two builds.
rmSync(new URL('dist', import.meta.url), { recursive: true, force: true });

const shared = {
  entry,
  dts: false,
  clean: false,
  sourcemap: true,
  target: 'es2023',
  treeshake: true,
  splitting: true,
} as const;

export default defineConfig([
  { ...shared, format: ['esm'], outDir: 'dist' },
  { ...shared, format: ['cjs'], outDir: 'dist/cjs', outExtension: () => ({ js: '.js' }) },
]);
