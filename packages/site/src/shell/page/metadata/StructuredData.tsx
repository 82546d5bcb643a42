import { useState, useSyncExternalStore } from 'react';
import type { Thing } from 'schema-dts';

const never = () => () => undefined;

/**
 * What a page is about, for search engines: JSON-LD with words of schema.org. Only the server writes it, so callers make
 * the graph under `import.meta.env.SSR`: the browser keeps what came with the page, and adds none to the screens that it draws.
 */
export function StructuredData({ graph }: { readonly graph: readonly Thing[] | undefined }) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isKept] = useState(isFromServer);
  if (!isKept) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {graph === undefined ? '' : jsonOf(graph)}
    </script>
  );
}

/** Without `<`, so that no text of a document can end the element. */
function jsonOf(graph: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
