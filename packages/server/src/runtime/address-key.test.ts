import { expect, it } from 'vitest';
import { addressKey, providerKey } from './address-key.js';

it.each([
  ['192.0.2.9', '192.0.2.9'],
  ['::ffff:192.0.2.9', '192.0.2.9'],
  ['::ffff:0a00:1', '10.0.0.1'],
  ['0:0:0:0:0:FFFF:192.0.2.9', '192.0.2.9'],
  ['64:ff9b::192.0.2.9', '64:ff9b:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['192.0.2.9:4711', '192.0.2.9'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['[::ffff:192.0.2.9]', '192.0.2.9'],
  ['x'.repeat(1_000), 'x'.repeat(64)],
  ['', ''],
])('counts %s as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

it.each([
  ['192.0.2.9', '192.0.2.0/24'],
  ['::ffff:192.0.2.9', '192.0.2.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('counts %s with the network %s', (address, key) => {
  expect(providerKey(address)).toBe(key);
});
