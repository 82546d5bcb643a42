import { createClient } from '@headnote/core/client';
import { caseTitle } from '@headnote/core/format';
import { latestCasesBody } from '@headnote/core/search/bodies';
import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from './test-server.js';

/** A client of the demo member. */
export async function memberClient(base: string, request: APIRequestContext) {
  const answer = await request.post(`${base}/api/aouth2/signin`, {
    data: { username: 'demo', password: DEMO_PASSWORD, remember: false, logintype: 1 },
  });
  const { outdata } = (await answer.json()) as { outdata: { type: string; token: string } };
  return createClient({
    bases: { api: base },
    fetch: (input, init) => {
      const sent = new Request(input, init);
      sent.headers.set('authorization', `${outdata.type} ${outdata.token}`);
      return fetch(sent);
    },
  });
}

/** A new folder of the member with three judgments, one of them with a note. */
export async function newFolder(base: string, request: APIRequestContext, name: string) {
  const client = await memberClient(base, request);
  const { hits } = await client.welcome.latestCases({ body: latestCasesBody({ court: 'all', size: 30 }) });
  const { id: folderId } = await client.library.saveFolder({ name });
  const named = hits.map(({ id, record: { appellant = '', respondent = '' } }) => ({
    id,
    title: caseTitle({ appellant, respondent }),
  }));
  // A court may decide two cases of the same parties on one day.
  const cases = [...new Map(named.map((one) => [one.title, one])).values()].slice(0, 3);
  for (const { id: documentId, title } of cases)
    await client.library.saveResult({
      name: title,
      description: '',
      kind: '',
      queryId: '',
      total: 0,
      documentId,
      folderId,
    });
  const [first] = cases;
  if (!first) throw new Error('the library has no judgment');
  await client.library.saveNote({ documentId: first.id, note: 'Read this before the hearing.' });
  return { client, folderId, cases, first };
}
