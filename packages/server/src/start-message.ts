import type { StartReport } from './open-server.js';

/** Returns the message of a start for the terminal: what happened, the address, and how to sign in. */
export function startMessage({ url, report }: { readonly url: string; readonly report: StartReport }): string {
  const { demo, sampleLoaded, hasSite, hasSandbox } = report;
  const lines = [];
  if (sampleLoaded > 0) lines.push(`The library was empty: ${sampleLoaded} fictional sample documents were loaded.`);
  if (!hasSite) lines.push('The site is not built, so only the API answers; run "npm run build" and start again.');
  lines.push(`Headnote is running at ${url}`);
  if (hasSandbox)
    lines.push(
      'Payments are in the sandbox and move no money. Before others can reach this server, set NODE_ENV=production or PAYMENT_SANDBOX=false.',
    );
  if (demo === undefined) {
    lines.push('READ_ONLY is set: pages and searches work, and everything that writes is refused.');
  } else if (!demo.created) {
    lines.push(
      `Sign in as ${demo.username} with the password that was set at the first start (DEMO_PASSWORD counts only then).`,
    );
  } else if (demo.isGenerated) {
    lines.push(`Sign in as ${demo.username} with the password ${demo.password} (shown only now).`);
  } else {
    lines.push(`Sign in as ${demo.username} with the password from DEMO_PASSWORD.`);
  }
  return lines.join('\n');
}
