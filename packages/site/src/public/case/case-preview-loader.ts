import type { CaseRecord } from '@headnote/core/contract';
import { casePreviewBody, caseByCitationBody, slugToHouseCitation, type SearchBody } from '@headnote/core/search';
import { data, type LoaderFunctionArgs } from 'react-router';
import { describeFailure, isAborted, type Failure } from '../../app/failure.js';
import { casePreviewPath, caseReaderPath, caseSignInPath } from '../../app/links.js';
import { sanitizeContent } from '../../app/sanitize-content.js';
import { servicesContext } from '../../app/services.js';

/** What the public page of a judgment shows. */
export type CasePreviewData =
  | {
      readonly state: 'found';
      readonly record: Partial<CaseRecord> & { readonly id: string };
      /** Sanitised HTML, cut to the preview by the server. */
      readonly html: string;
      readonly signInPath: string;
      readonly readerPath: string;
      readonly canonicalPath: string;
    }
  | { readonly state: 'missing' }
  | { readonly state: 'damaged' }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Loads `casedetail?id=`, whose id is encrypted. */
export async function caseByIdLoader(args: LoaderFunctionArgs) {
  const { codec } = args.context.get(servicesContext);
  const encrypted = new URL(args.request.url).searchParams.get('id');
  if (!encrypted) return missing();
  const id = codec.decrypt(encrypted);
  if (!id.ok || id.value.trim() === '') return damaged();
  return loadPreview(args, casePreviewBody({ id: id.value.trim() }));
}

/** Loads `/case/<slug>`, the stable address of a judgment. */
export async function caseBySlugLoader(args: LoaderFunctionArgs) {
  const houseCitation = slugToHouseCitation(args.params['slug'] ?? '');
  return houseCitation ? loadPreview(args, caseByCitationBody({ houseCitation })) : missing();
}

async function loadPreview({ request, context }: LoaderFunctionArgs, body: SearchBody) {
  const { client, codec } = context.get(servicesContext);
  try {
    const answer = await client.documents.casePreview({ body }, { signal: request.signal });
    const record = answer.hits[0]?.record;
    if (!record) return missing();
    const houseCitation = record.houseCitation ?? '';
    return respond({
      state: 'found',
      record: { ...record, content: '' },
      html: await sanitizeContent(record.content ?? ''),
      signInPath: caseSignInPath(codec, houseCitation),
      readerPath: caseReaderPath(record.id),
      canonicalPath: casePreviewPath(houseCitation),
    });
  } catch (error) {
    if (isAborted(error, request.signal)) throw error;
    return respond({ state: 'failed', failure: describeFailure(error) }, 503);
  }
}

const missing = () => respond({ state: 'missing' }, 404);
const damaged = () => respond({ state: 'damaged' }, 400);

function respond(preview: CasePreviewData, status = 200) {
  return data(preview, { status });
}
