import { isIPv6 } from 'node:net';

/** A device as its member recognises it. */
export interface Device {
  /** For example `Chrome on Windows`. */
  readonly device: string;
  readonly deviceKind: 'computer' | 'phone' | 'unknown';
}

/** Where a session was started. */
export interface SessionPlace extends Device {
  /** Without its last parts. */
  readonly address: string;
}

/** Browsers by a word of their user agent. Most name themselves and the browsers before them, so the order matters. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string, Device['deviceKind']])[] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'phone'],
  [/\bAndroid\b/, 'Android', 'phone'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];
/** A longer user agent is not a browser's; matching it would only take time. */
const USER_AGENT_MAX = 1000;

/** Reads a user agent to plain words. What it does not know is an unknown device; nothing of the text itself is kept. */
export function readDevice(userAgent: string): Device {
  const text = userAgent.slice(0, USER_AGENT_MAX);
  const browser = BROWSERS.find(([pattern]) => pattern.test(text))?.[1];
  const [, system, deviceKind] = SYSTEMS.find(([pattern]) => pattern.test(text)) ?? [];
  if (browser === undefined && system === undefined) return { device: 'Unknown device', deviceKind: 'unknown' };
  if (system === undefined) return { device: browser ?? '', deviceKind: 'unknown' };
  return {
    device: browser === undefined ? `Application on ${system}` : `${browser} on ${system}`,
    deviceKind: deviceKind ?? 'unknown',
  };
}

/** Hides the parts of a network address that name one device: `103.21.•.•`, `2001:db8:•`. */
export function maskAddress(address: string): string {
  const [, four] = /^(?:::ffff:)?(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/i.exec(address) ?? [];
  if (four !== undefined) return `${four}.•.•`;
  if (!isIPv6(address)) return '';
  const [first = '', second = ''] = address.split(':');
  return second === '' ? `${first || ':'}:•` : `${first}:${second}:•`;
}
