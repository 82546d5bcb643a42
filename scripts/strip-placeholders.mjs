/**
 * Vite plugin: keeps `dd`, `mm` and `yyyy` of these languages alone. react-stately has them in thirty, in one module that
 * the locale plugin of react-aria does not know. Throws when that module no longer reads as it did.
 */
export function stripPlaceholders(languages) {
  return {
    name: 'strip-date-placeholders',
    transform(code, id) {
      if (!id.endsWith('/datepicker/placeholders.mjs')) return undefined;
      let kept = 0;
      const stripped = code.replace(/^ {4}'?([\w-]+)'?: \{[^{}]*\},?$/gm, (entry, language) => {
        if (!languages.includes(language)) return '';
        kept += 1;
        return entry;
      });
      if (kept !== languages.length) throw new Error(`${id} no longer has ${languages.join(', ')} in their places`);
      return { code: stripped, map: null };
    },
  };
}
