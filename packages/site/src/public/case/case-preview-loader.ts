import type { CaseRecord, SearchBody } from '@headnote/core/contract';
import { unmarkedCitation } from '@headnote/core/format';
import { slugToHouseCitation } from '@headnote/core/search/bodies';
import type { LoaderFunctionArgs } from 'react-router';
import { casePreviewPath, caseReaderPath, caseSignInPath } from '../../links/links.js';
import { sanitizeContent } from '../../data/sanitize-content.js';
import { servicesContext } from '../../services/services.js';
import { damagedPreview, failedPreview, missingPreview, type PreviewData } from '../../document/preview-answer.js';
import { readAround } from '../../document/read-around.js';

/** What the public page of a judgment shows. */
export type CasePreviewData = PreviewData<CaseRecord>;

/** Loads `/case/<slug>`, the stable address of a judgment, and `casedetail?id=`, whose id is encrypted. */
export function casePreviewLoader(args: LoaderFunctionArgs) {
  return args.params['slug'] === undefined ? loadById(args) : loadBySlug(args);
}

/** Loaded late: the data of the first page comes with it. */
const bodies = () => import('../../data/preview-bodies.js');

async function loadById(args: LoaderFunctionArgs) {
  const { codec } = args.context.get(servicesContext);
  const encrypted = new URL(args.request.url).searchParams.get('id');
  if (!encrypted) return missingPreview();
  const id = codec.decrypt(encrypted);
  if (!id.ok || id.value.trim() === '') return damagedPreview();
  const which = id.value.trim();
  const { casePreviewBody } = await bodies();
  return loadPreview(args, { which, body: casePreviewBody({ id: which }) });
}

async function loadBySlug(args: LoaderFunctionArgs) {
  const houseCitation = slugToHouseCitation(args.params['slug'] ?? '');
  if (!houseCitation) return missingPreview();
  const { caseByCitationBody } = await bodies();
  return loadPreview(args, { which: houseCitation, body: caseByCitationBody({ houseCitation }) });
}

async function loadPreview(
  { request, context }: LoaderFunctionArgs,
  { which, body }: { which: string; body: SearchBody },
) {
  const { client, codec } = context.get(servicesContext);
  try {
    const { signal } = request;
    const [answer, around] = await Promise.all([
      client.documents.casePreview({ body }, { signal }),
      readAround(client, which, signal),
    ]);
    const record = answer.hits[0]?.record;
    if (!record) return missingPreview(around.notice);
    const houseCitation = record.houseCitation ?? '';
    const readerPath = caseReaderPath(record.id);
    const found: CasePreviewData = {
      state: 'found',
      record: { ...record, content: '' },
      html: await sanitizeContent(record.content ?? ''),
      signInPath: caseSignInPath(codec, { citation: unmarkedCitation(record), page: readerPath }),
      readerPath,
      canonicalPath: casePreviewPath(houseCitation),
      ...around,
    };
    return found;
  } catch (error) {
    return failedPreview(error, request.signal);
  }
}
