import { vi } from 'vitest';

/** How long `vi.waitFor` waits, in milliseconds. The default of one second is too short for a busy machine; a passing test is not slower. */
const PATIENCE = 20_000;

const waitFor = vi.waitFor.bind(vi);

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
