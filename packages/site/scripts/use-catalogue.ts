import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Builds the site in another language: a module with a translation beside it (`messages.hi.ts` beside `messages.ts`) is
 * replaced by it, in every package. English bundles contain nothing of it.
 */
export function useCatalogue(language: string): Plugin {
  return {
    name: `headnote-catalogue-${language}`,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !source.startsWith('.')) return null;
      const own = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!own || !/^[^?]+\.ts$/.test(own.id)) return own;
      const translated = own.id.replace(/\.ts$/, `.${language}.ts`);
      if (!existsSync(translated)) return own;
      if (translated === importer) this.error(`${importer} may import only types of the module that it translates.`);
      return { ...own, id: translated };
    },
  };
}
