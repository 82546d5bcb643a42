/**
 * The script tag we run from. Optimisers that inline, defer or rename scripts lose `currentScript`; the tag with
 * `data-portal` is then the one that was meant for us.
 */
export function findScript(): HTMLScriptElement | undefined {
  const scripts = [document.currentScript, ...document.querySelectorAll('script[data-portal]'), ...document.scripts];
  return (scripts as HTMLScriptElement[]).find((script) => /\/widgets\.js(\?|$)/.test(script?.src));
}
