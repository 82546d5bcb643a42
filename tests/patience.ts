import { vi } from 'vitest';

/**
 * How long a test waits for what must come, in milliseconds. The second that the libraries give is a matter of the machine and not of
 * the product: a busy one needs more. It costs nothing where the promise holds.
 */
const PATIENCE = 20_000;

const waitFor = vi.waitFor.bind(vi);

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
