import { contract } from '@headnote/core/contract';
import type { Page, Request } from '@playwright/test';

/** What a page sent to the server. */
export interface RecordedCalls {
  /** Calls of the contract as `service.call`, in the order of their first request. */
  readonly seen: ReadonlySet<string>;
}

/** Records the calls of the contract that a page sends. */
export function recordCalls(page: Page): RecordedCalls {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const name = callOf(request);
    if (name !== undefined) seen.add(name);
  });
  return { seen };
}

/** Calls that share a path with another one: only the body tells which one a request is. */
const byBody: Readonly<Record<string, (body: string) => boolean>> = {
  // A preview asks for one document.
  'documents.casePreview': (body) => /"size":1[,}]/.test(body),
  'welcome.latestCases': (body) => !/"size":1[,}]/.test(body),
  'documents.pdf': (body) => body.includes('"forMail":false'),
  'documents.pdfForMail': (body) => body.includes('"forMail":true'),
};

function callOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  const method = request.method();
  // A style sheet counts when a script reads it, not when the page is styled by it.
  if (method === 'GET' && request.resourceType() === 'fetch' && pathname.endsWith('.css'))
    return 'documents.stylesheet';
  const found = contract.find(
    (call) =>
      call.path === pathname &&
      // A GET that writes is sent as its POST form.
      (call.method === method || (call.postAlias === true && method === 'POST')) &&
      (byBody[`${call.service}.${call.name}`]?.(request.postData() ?? '') ?? true),
  );
  return found && `${found.service}.${found.name}`;
}
