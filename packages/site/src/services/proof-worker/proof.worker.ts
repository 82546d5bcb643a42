import { solveProof } from '@headnote/core/session/proof';

// The scope of a worker. The types of the page know only a window.
const scope = globalThis as unknown as {
  postMessage(proof: string): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<string>) => void): void;
};

scope.addEventListener('message', ({ data }) => scope.postMessage(solveProof(data)));
