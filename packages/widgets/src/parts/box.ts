/** Class for our own style sheets and part name for the page's. Every visible block has both. */
export function box(name: string): { className: string; part: string } {
  return { className: `hnw-${name}`, part: name };
}
