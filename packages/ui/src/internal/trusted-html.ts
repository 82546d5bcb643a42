/** The part of Trusted Types that is used; TypeScript's own types do not have it. */
interface Policies {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

/** Name of the policy, which a page with Trusted Types has to allow. */
const NAME = 'headnote';

function createPolicy(): { createHTML(html: string): string } {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const rules = { createHTML: (html: string) => html };
  try {
    return trustedTypes?.createPolicy(NAME, rules) ?? rules;
  } catch {
    // The page does not allow the policy; if it demands one too, the browser refuses the insertion and says so.
    return rules;
  }
}

const policy = createPolicy();

/**
 * Marks HTML that core's sanitiser returned as safe to insert, for pages with Trusted Types. Only the two components that
 * insert sanitised HTML call it, so no other string of this library reaches a page as markup.
 */
export function trustedHtml(html: string): string {
  // A trusted value; React passes it on unchanged and the browser accepts it like a string.
  return policy.createHTML(html);
}
