import { render, type ComponentChild } from 'preact';

interface Options {
  /** Called with what a view threw; the container is empty then. */
  readonly onUncaughtError: (error: unknown) => void;
}

/** `createRoot` of react-dom/client on Preact, for script builds: what the elements use of it. */
export function createRoot(container: Element, { onUncaughtError }: Options) {
  return {
    render(view: ComponentChild): void {
      try {
        render(view, container);
      } catch (error) {
        onUncaughtError(error);
      }
    },
    unmount: () => render(null, container),
  };
}
