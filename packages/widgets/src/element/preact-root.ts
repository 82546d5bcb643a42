import { render, type ComponentChild } from 'preact';

/** The part of `createRoot` from react-dom/client that elements use, on Preact's core. Draws synchronously. */
export function createRoot(container: Element) {
  return {
    render: (view: ComponentChild) => render(view, container),
    unmount: () => render(null, container),
  };
}
