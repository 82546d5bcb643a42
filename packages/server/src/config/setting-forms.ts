import { isIP } from 'node:net';
import * as v from 'valibot';

/** A whole number from 0 to `max`. */
export const wholeNumber = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.maxValue(max));

/** A host name or an IP address. */
export const hostText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:_-]+$/));

/** A secret of at least `min` characters. */
export const secretText = (min: number) => v.pipe(v.string(), v.minLength(min), v.maxLength(1024));

/** An address that may contain a name and a password. */
export const loginText = (scheme: RegExp) => v.pipe(v.string(), v.regex(scheme), v.url());

/** An http or https address without a path; becomes its origin. */
export const origin = () =>
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^/?#@\s]+\/?$/i),
    v.url(),
    v.transform((text) => new URL(text).origin),
  );

/** A text of parts that are separated by commas; becomes the parts that are not blank. */
const parts = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);

/** Such addresses, separated by commas. */
export const originList = () => v.pipe(parts, v.array(origin()));

/** Network addresses, or blocks of them such as `10.0.0.0/8`, separated by commas. */
export const networkList = () => v.pipe(parts, v.minLength(1), v.array(v.pipe(v.string(), v.check(isNetwork))));

/** Bits of an address of IPv4 and of IPv6. */
const ADDRESS_BITS = { 4: 32, 6: 128 } as const;

/** A block of all addresses, `/0`, is none: every sender would be in it. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([\d.]+|[\da-f:.]+)(?:\/([1-9]\d{0,2}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version !== 4 && version !== 6) return false;
  return bits === undefined || Number(bits) <= ADDRESS_BITS[version];
}

/** `true` or `false`. */
export const truth = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
