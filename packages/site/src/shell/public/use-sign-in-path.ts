import { useLocation, useMatches } from 'react-router';
import { signInCardPath } from '../../links/links.js';

/**
 * Where the bar and the footer lead to sign in. A preview's own address of the sign-in returns to the document; other
 * pages keep the destination in their address.
 */
export function useSignInPath(): string {
  const { search } = useLocation();
  const data = useMatches().at(-1)?.loaderData as { readonly signInPath?: string } | undefined;
  return data?.signInPath ?? signInCardPath(search);
}
