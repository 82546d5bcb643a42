import type { ActRecord, SearchBody } from '@headnote/core/contract';
import { actByCitationBody, actPreviewBody, slugToHouseCitation } from '@headnote/core/search/bodies';
import type { LoaderFunctionArgs } from 'react-router';
import { actPreviewPath, actReaderPath, actSignInPath } from '../../links/links.js';
import { sanitizeContent } from '../../data/sanitize-content.js';
import { servicesContext } from '../../services/services.js';
import { damagedPreview, failedPreview, missingPreview, type PreviewData } from '../../document/preview-answer.js';
import { readAround } from '../../document/read-around.js';

/** What the public page of an act shows. */
export type ActPreviewData = PreviewData<ActRecord>;

/** Fields that the page shows in addition to the specified ones. */
const shownFields = [
  'id',
  'year',
  'actNumber',
  'houseCitation',
  'isAvailable',
  'statusText',
  'repealedOn',
  'repealedBy',
  'repealedById',
  'repealSource',
  'asOn',
  'ministry',
  'longTitle',
  'isSample',
  'sourceName',
  'sourceUrl',
] as const satisfies readonly (keyof ActRecord)[];

/**
 * Loads `/act/<slug>`, the stable address of an act, and `bareactdetail?lno=`, an encrypted comma-separated value whose
 * first item is the act id.
 */
export function actPreviewLoader(args: LoaderFunctionArgs) {
  return args.params['slug'] === undefined ? loadByNumber(args) : loadBySlug(args);
}

async function loadByNumber(args: LoaderFunctionArgs) {
  const { codec } = args.context.get(servicesContext);
  const encrypted = new URL(args.request.url).searchParams.get('lno');
  if (!encrypted) return missingPreview();
  const value = codec.decrypt(encrypted);
  if (!value.ok || value.value.trim() === '') return damagedPreview();
  const items = value.value.split(',').map((item) => item.trim());
  // The other items belong to the old service. Sign-in passes them on unread.
  return loadPreview(args, {
    which: items[0] ?? '',
    body: actPreviewBody({ id: items[0] ?? '', alsoFields: shownFields }),
    furtherItems: items.slice(1),
  });
}

async function loadBySlug(args: LoaderFunctionArgs) {
  const houseCitation = slugToHouseCitation(args.params['slug'] ?? '');
  if (!houseCitation) return missingPreview();
  return loadPreview(args, {
    which: houseCitation,
    body: actByCitationBody({ houseCitation }),
    furtherItems: [],
  });
}

async function loadPreview(
  { request, context }: LoaderFunctionArgs,
  { which, body, furtherItems }: { which: string; body: SearchBody; furtherItems: readonly string[] },
) {
  const { client, codec } = context.get(servicesContext);
  try {
    const { signal } = request;
    const [answer, around] = await Promise.all([
      client.search.query({ body }, { signal }),
      readAround(client, which, signal),
    ]);
    const record = answer.hits[0]?.record;
    // Only an act has a title: the address of a judgment shows no act.
    if (!record?.title) return missingPreview(around.notice);
    const readerPath = actReaderPath(record.id);
    const found: ActPreviewData = {
      state: 'found',
      record: { ...record, content: '' },
      html: record.isAvailable === false ? '' : await sanitizeContent(record.content ?? ''),
      signInPath: actSignInPath(codec, { lsno: [record.id, ...furtherItems].join(','), page: readerPath }),
      readerPath,
      canonicalPath: actPreviewPath(record.houseCitation ?? ''),
      ...around,
    };
    return found;
  } catch (error) {
    return failedPreview(error, request.signal);
  }
}
