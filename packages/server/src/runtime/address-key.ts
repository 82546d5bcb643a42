import { isIPv4, isIPv6 } from 'node:net';

/** A household or an office gets a network of this length, so one machine has 2^64 addresses. */
const NETWORK_GROUPS = 4;
/** What is no address is kept in memory as it came, so not all of it. */
const LONGEST = 64;
/** How an IPv6 address begins that stands for an IPv4 address. */
const MAPPED = ['0', '0', '0', '0', '0', 'ffff'];
/** The longest network that a provider gives to one customer. */
const SITE_GROUPS = 3;

/**
 * Returns the form of a client's address by which limits count: an IPv4 address, or the /64 network of an IPv6 address.
 * A port behind it does not count. Anything else is returned as its beginning.
 */
export function addressKey(written: string): string {
  // Some proxies write the port too, which differs from request to request.
  const address = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(written)?.slice(1).join('') ?? written;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address.slice(0, LONGEST);
  const groups = groupsOf(plain);
  if (groups.slice(0, MAPPED.length).join() === MAPPED.join()) return dotted(groups.slice(MAPPED.length));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The /48 network of an IPv6 address, which one provider or customer may have as a whole; otherwise the same as `addressKey`. */
export function networkKey(address: string): string {
  const key = addressKey(address);
  return key.endsWith('::/64') ? `${key.split(':').slice(0, SITE_GROUPS).join(':')}::/48` : key;
}

/**
 * The /24 network of an IPv4 address, and the /48 network of an IPv6 one: what whoever rents many addresses gets at once.
 * Anything else is returned as `networkKey` does.
 */
export function providerKey(address: string): string {
  const key = networkKey(address);
  return isIPv4(key) ? `${key.slice(0, key.lastIndexOf('.'))}.0/24` : key;
}

/** The IPv4 address in the last two groups of an IPv6 address. */
const dotted = (groups: readonly string[]): string =>
  groups.flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 0xff]).join('.');

/** The eight groups of an address, without leading zeros. */
function groupsOf(written: string): string[] {
  const address = written
    .toLowerCase()
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts) => hexOf(parts.slice(0, 4).map(Number)));
  const [head = '', tail = ''] = address.split('::');
  const parts = (text: string) => (text === '' ? [] : text.split(':'));
  const first = parts(head);
  const last = parts(tail);
  const missing = address.includes('::') ? Math.max(0, 8 - first.length - last.length) : 0;
  return [...first, ...Array<string>(missing).fill('0'), ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** Four bytes as two groups. */
const hexOf = ([one = 0, two = 0, three = 0, four = 0]: readonly number[]): string =>
  `${((one << 8) | two).toString(16)}:${((three << 8) | four).toString(16)}`;
