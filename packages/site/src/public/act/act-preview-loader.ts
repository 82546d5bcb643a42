import type { ActRecord, SearchBody } from '@headnote/core/contract';
import { actByCitationBody, actPreviewBody, slugToHouseCitation } from '@headnote/core/search/bodies';
import type { LoaderFunctionArgs } from 'react-router';
import { actPreviewPath, actReaderPath, actSignInPath } from '../../app/links.js';
import { sanitizeContent } from '../../app/sanitize-content.js';
import { servicesContext } from '../../app/services.js';
import { damagedPreview, failedPreview, missingPreview, type PreviewData } from '../../document/preview-answer.js';

/** What the public page of an act shows. */
export type ActPreviewData = PreviewData<ActRecord>;

/** What the page shows beside the specified fields. */
const shownFields = [
  'id',
  'year',
  'actNumber',
  'houseCitation',
  'isAvailable',
  'statusText',
  'asOn',
  'ministry',
  'longTitle',
  'isSample',
  'sourceName',
  'sourceUrl',
] as const satisfies readonly (keyof ActRecord)[];

/** Loads `bareactdetail?lno=`, an encrypted comma-separated value whose first item is the act id. */
export async function actByNumberLoader(args: LoaderFunctionArgs) {
  const { codec } = args.context.get(servicesContext);
  const encrypted = new URL(args.request.url).searchParams.get('lno');
  if (!encrypted) return missingPreview();
  const value = codec.decrypt(encrypted);
  if (!value.ok || value.value.trim() === '') return damagedPreview();
  const items = value.value.split(',').map((item) => item.trim());
  // The further items are not ours to read, but they stay in the link that sign-in carries on.
  return loadPreview(args, {
    body: actPreviewBody({ id: items[0] ?? '', alsoFields: shownFields }),
    furtherItems: items.slice(1),
  });
}

/** Loads `/act/<slug>`, the stable address of an act. */
export async function actBySlugLoader(args: LoaderFunctionArgs) {
  const houseCitation = slugToHouseCitation(args.params['slug'] ?? '');
  if (!houseCitation) return missingPreview();
  return loadPreview(args, { body: actByCitationBody({ houseCitation }), furtherItems: [] });
}

async function loadPreview(
  { request, context }: LoaderFunctionArgs,
  { body, furtherItems }: { body: SearchBody; furtherItems: readonly string[] },
) {
  const { client, codec } = context.get(servicesContext);
  try {
    const answer = await client.search.query({ body }, { signal: request.signal });
    const record = answer.hits[0]?.record;
    if (!record) return missingPreview();
    const found: ActPreviewData = {
      state: 'found',
      record: { ...record, content: '' },
      html: record.isAvailable === false ? '' : await sanitizeContent(record.content ?? ''),
      signInPath: actSignInPath(codec, [record.id, ...furtherItems].join(',')),
      readerPath: actReaderPath(record.id),
      canonicalPath: actPreviewPath(record.houseCitation ?? ''),
    };
    return found;
  } catch (error) {
    return failedPreview(error, request.signal);
  }
}
