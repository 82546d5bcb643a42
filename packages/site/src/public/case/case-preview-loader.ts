import type { CaseRecord, SearchBody } from '@headnote/core/contract';
import { casePreviewBody, caseByCitationBody, slugToHouseCitation } from '@headnote/core/search/bodies';
import type { LoaderFunctionArgs } from 'react-router';
import { casePreviewPath, caseReaderPath, caseSignInPath } from '../../links/links.js';
import { sanitizeContent } from '../../data/sanitize-content.js';
import { servicesContext } from '../../app/services.js';
import { damagedPreview, failedPreview, missingPreview, type PreviewData } from '../../document/preview-answer.js';

/** What the public page of a judgment shows. */
export type CasePreviewData = PreviewData<CaseRecord>;

/** Loads `/case/<slug>`, the stable address of a judgment, and `casedetail?id=`, whose id is encrypted. */
export function casePreviewLoader(args: LoaderFunctionArgs) {
  return args.params['slug'] === undefined ? loadById(args) : loadBySlug(args);
}

async function loadById(args: LoaderFunctionArgs) {
  const { codec } = args.context.get(servicesContext);
  const encrypted = new URL(args.request.url).searchParams.get('id');
  if (!encrypted) return missingPreview();
  const id = codec.decrypt(encrypted);
  if (!id.ok || id.value.trim() === '') return damagedPreview();
  return loadPreview(args, casePreviewBody({ id: id.value.trim() }));
}

async function loadBySlug(args: LoaderFunctionArgs) {
  const houseCitation = slugToHouseCitation(args.params['slug'] ?? '');
  return houseCitation ? loadPreview(args, caseByCitationBody({ houseCitation })) : missingPreview();
}

async function loadPreview({ request, context }: LoaderFunctionArgs, body: SearchBody) {
  const { client, codec } = context.get(servicesContext);
  try {
    const answer = await client.documents.casePreview({ body }, { signal: request.signal });
    const record = answer.hits[0]?.record;
    if (!record) return missingPreview();
    const houseCitation = record.houseCitation ?? '';
    const readerPath = caseReaderPath(record.id);
    const found: CasePreviewData = {
      state: 'found',
      record: { ...record, content: '' },
      html: await sanitizeContent(record.content ?? ''),
      signInPath: caseSignInPath(codec, { citation: houseCitation, page: readerPath }),
      readerPath,
      canonicalPath: casePreviewPath(houseCitation),
    };
    return found;
  } catch (error) {
    return failedPreview(error, request.signal);
  }
}
