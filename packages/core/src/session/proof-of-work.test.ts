import { describe, expect, it } from 'vitest';
import { MAX_PROOF_BITS, isProof, solveProof } from './proof-entry.js';

describe('solveProof', () => {
  it.each(['0.a', '9.m3k2x8.Zz_-9aQ1.0123456789abcdef', '14.x'])('solves %s, and only that', (challenge) => {
    const proof = solveProof(challenge);
    expect(proof.startsWith(`${challenge}.`)).toBe(true);
    expect(isProof(proof)).toBe(true);
    expect(solveProof(challenge)).toBe(proof);
  });

  it.each(['', '12', 'x.y', '-1.a', '1e1.a', `${MAX_PROOF_BITS + 1}.a`, '99.a', '8.a b', `8.${'a'.repeat(65)}`])(
    'refuses what is no challenge: %j',
    (challenge) => {
      expect(() => solveProof(challenge)).toThrow(RangeError);
      expect(isProof(`${challenge}.0`)).toBe(false);
    },
  );

  it('finds fewer than one proof in 200 among texts without work', () => {
    const lucky = Array.from({ length: 2_000 }, (_, index) => isProof(`14.a.${index}`)).filter(Boolean);
    expect(lucky.length).toBeLessThan(10);
  });
});
