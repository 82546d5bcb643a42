import { useRef } from 'react';

/**
 * Addresses of the pages of a list. Every encryption gives another text, so an address is made once and kept as long
 * as the list (`key`) is the same: a link does not change under the pointer.
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
