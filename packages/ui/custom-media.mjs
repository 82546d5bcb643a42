// Writes the queries of src/custom-media.css in place of their names.
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('src/custom-media.css', import.meta.url), 'utf8');
const queries = new Map(
  [...text.matchAll(/@custom-media (--[\w-]+) (\([^;]+\));/g)].map(([, name, query]) => [`(${name})`, query]),
);

/** Returns the text of a sheet or a query with plain media queries. Throws when it contains an unknown name. */
export function plainMedia(sheet) {
  return sheet.replace(/@media[^{]*/g, (media) =>
    media.replace(/\(--[\w-]+\)/g, (name) => {
      const query = queries.get(name);
      if (query === undefined) throw new Error(`${name} is no name in packages/ui/src/custom-media.css.`);
      return query;
    }),
  );
}
