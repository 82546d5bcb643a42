export { MAX_PROOF_BITS, isProof, solveProof } from './proof-of-work.js';
