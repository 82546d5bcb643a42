/** Lets the browser draw and answer the reader before the work continues. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
