/**
 * Finds the loader's script tag. Optimisers inline and rename scripts or lose `currentScript`, and other scripts run
 * copies without attributes: a tag with `data-portal` comes before a running one without.
 */
export function findScript(): HTMLScriptElement | undefined {
  const own = document.currentScript as HTMLScriptElement | null;
  if (own?.dataset['portal']) return own;
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[data-portal]')];
  return (
    ([...tags, own, ...document.scripts] as HTMLScriptElement[]).find((tag) => /\/widgets\.js(\?|$)/.test(tag?.src)) ??
    tags[0]
  );
}
