/**
 * Finds the loader's script tag. Optimisers that inline, defer or rename scripts lose `currentScript`; a tag with
 * `data-portal` is found without it.
 */
export function findScript(): HTMLScriptElement | undefined {
  const scripts = [document.currentScript, ...document.querySelectorAll('script[data-portal]'), ...document.scripts];
  return (scripts as HTMLScriptElement[]).find((script) => /\/widgets\.js(\?|$)/.test(script?.src));
}
