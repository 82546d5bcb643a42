import type { Drawn } from './jsx-runtime.js';
import { clear, patch } from './patch.js';

interface Options {
  /** Called with what a view threw; the container is empty then. */
  readonly onUncaughtError: (error: unknown) => void;
}

/** `createRoot` of react-dom/client for script builds: what the elements use of it. */
export function createRoot(container: Element, { onUncaughtError }: Options) {
  return {
    render(view: Drawn): void {
      try {
        patch(container, view);
      } catch (error) {
        clear(container);
        onUncaughtError(error);
      }
    },
    unmount: () => clear(container),
  };
}
