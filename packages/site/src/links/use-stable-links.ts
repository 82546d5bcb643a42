import { useRef } from 'react';

/**
 * Addresses of the pages of a list. Every encryption returns another text, so an address is made once per list (`key`):
 * a link does not change under the pointer.
 */
export function useStableLinks<Page = number>(key: string, addressOf: (page: Page) => string): (page: Page) => string {
  const stable = useRef({ key, links: new Map<Page, string>() });
  return (page) => {
    if (stable.current.key !== key) stable.current = { key, links: new Map() };
    const known = stable.current.links.get(page);
    if (known !== undefined) return known;
    const address = addressOf(page);
    stable.current.links.set(page, address);
    return address;
  };
}
