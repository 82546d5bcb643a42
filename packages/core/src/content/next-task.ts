/** Lets the browser draw and answer the reader before the work continues. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Milliseconds after which work continues without a frame: a hidden page draws none. */
const LONGEST_FRAME = 200;

/** Waits until the browser has drawn the page. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_FRAME);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // A frame is laid out after its callbacks.
      setTimeout(resolve);
    });
  });
