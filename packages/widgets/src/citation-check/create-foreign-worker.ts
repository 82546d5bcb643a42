/** The part of Trusted Types that is used; TypeScript's own types do not have it. */
interface Policies {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
}

/** Name of the policy that a page with Trusted Types permits, so that PDFs are read: see docs/embedding.md. */
const POLICY = 'headnote-worker';

/**
 * Makes the function that starts a module of the library as a worker. A browser starts no worker of another origin, so there
 * the worker is a text of the page's own that imports the module. The function throws, or the worker has an error, where the
 * page's policy forbids it.
 */
export function createForeignWorker(address: string): () => Worker {
  let own: string | undefined;
  let policy: { readonly createScriptURL: (url: string) => string } | undefined;
  return () => {
    own ??=
      new URL(address).origin === location.origin
        ? address
        : // A static import would count as a worker, whose address the page's policy must name too.
          URL.createObjectURL(
            new Blob([`import(${JSON.stringify(address)}).catch(reportError)`], { type: 'text/javascript' }),
          );
    policy ??= policyOf();
    return new Worker(policy.createScriptURL(own), { type: 'module', name: POLICY });
  };
}

function policyOf() {
  const rules = { createScriptURL: (url: string) => url };
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  try {
    return trustedTypes?.createPolicy(POLICY, rules) ?? rules;
  } catch {
    return rules;
  }
}
