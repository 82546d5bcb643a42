import { describe, expect, it } from 'vitest';
import { maskAddress, readDevice } from './device.js';

describe('a user agent', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
      'Chrome on Windows',
      'computer',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
      'Edge on Windows',
      'computer',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux', 'computer'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
      'phone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
      'phone',
    ],
    ['HeadnoteApp/1.2 (Android 14)', 'Application on Android', 'phone'],
    ['curl/8.5.0', 'Unknown device', 'unknown'],
    ['', 'Unknown device', 'unknown'],
    [`<script>alert(1)</script>${'Chrome'.repeat(100_000)}`, 'Unknown device', 'unknown'],
  ])('%s is read to plain words', (userAgent, device, deviceKind) => {
    expect(readDevice(userAgent)).toEqual({ device, deviceKind });
  });
});

describe('a network address', () => {
  it.each([
    ['103.21.44.7', '103.21.•.•'],
    ['::ffff:103.21.44.7', '103.21.•.•'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:•'],
    ['::1', '::•'],
    ['not an address', ''],
    ['', ''],
  ])('%s is masked as %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });
});
