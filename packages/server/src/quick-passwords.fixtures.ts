import type * as argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

/** The least that Argon2 accepts. */
const QUICK = { memoryCost: 8, timeCost: 1 };

// A hash takes 40 ms of a processor, and the tests make thousands of members. Tests of passwords call `vi.unmock`.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof argon2>();
  const hash: typeof real.hash = (password, options) => real.hash(password, { ...options, ...QUICK });
  return { ...real, hash };
});
