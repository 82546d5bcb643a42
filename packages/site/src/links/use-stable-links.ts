import { useRef } from 'react';

/**
 * Addresses of the pages of a list. Every encryption returns another text, so an address is made once per list (`key`):
 * a link does not change under the pointer.
 */
export function useKeptLinks(key: string, addressOf: (page: number) => string): (page: number) => string {
  const kept = useRef({ key, links: new Map<number, string>() });
  return (page) => {
    if (kept.current.key !== key) kept.current = { key, links: new Map() };
    const known = kept.current.links.get(page);
    if (known !== undefined) return known;
    const address = addressOf(page);
    kept.current.links.set(page, address);
    return address;
  };
}
