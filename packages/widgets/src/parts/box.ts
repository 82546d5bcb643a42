/** Class for our own sheets and part name for the page's: every block that is seen has both. */
export function box(name: string): { className: string; part: string } {
  return { className: `hnw-${name}`, part: name };
}
