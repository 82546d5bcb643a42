/**
 * Makes the function that fetches a module on first use. After an error the next call takes a new address, because a
 * browser keeps a module that it could not read, half a file for example, until the page is left.
 */
export function createCodeLoader<M>(address: string): () => Promise<M> {
  let failures = 0;
  return () =>
    (import(/* @vite-ignore */ failures ? `${address}&again=${failures}` : address) as Promise<M>).catch(
      (error: unknown) => {
        failures += 1;
        throw error;
      },
    );
}
