import {
  authorityOf,
  listOfAuthorities,
  toBiblatex,
  toBibtex,
  toCslJson,
  toDocx,
  toRis,
  type Authority,
} from '@headnote/core/authorities';
import type { AuthorityOrder } from '@headnote/core/contract';
import { RefusedError } from '@headnote/core/errors';
import { formatDate, formatIndianNumber } from '@headnote/core/format';
import type { Services } from '../../services/services.js';
import { readDocuments } from '../../data/document-queries.js';
import { inIndia } from '../../data/in-india.js';
import { actPreviewPath, casePreviewPath } from '../../links/links.js';
import { endingOf, MAX_PRINTED, type ExportFormat } from './export-formats.js';
import type { SavedRow } from './library-rows.js';
import { messages } from './messages.js';
import { plainNote } from '@headnote/core/notes';

const { exporting: texts } = messages;

/** What to export, and how. */
export interface ExportOptions {
  readonly rows: readonly SavedRow[];
  /** Name of the folder. */
  readonly name: string;
  readonly format: ExportFormat;
  /** Of lists of authorities. */
  readonly order: AuthorityOrder;
  /** Of lists of authorities. */
  readonly hasTreatment: boolean;
  /** Of the forms for reference programs: adds what the member wrote, which only the member sees otherwise. */
  readonly hasNotes: boolean;
}

/** The file of an export. */
export interface Exported {
  readonly fileName: string;
  readonly blob: Blob;
  /** The documents that are not in it, each with the reason. */
  readonly missing: readonly string[];
}

/** Makes the file of an export. Reads the documents again, so that a case that was overruled since is named as such. */
export async function exportDocuments(
  services: Pick<Services, 'client' | 'config'>,
  { rows, name, format, order, hasTreatment, hasNotes }: ExportOptions,
): Promise<Exported> {
  const { authorities, missing } = await authoritiesOf(services, { rows, hasNotes });
  if (authorities.length === 0) throw new RefusedError([texts.nothing, ...missing].join(' '));
  const fileName = `${fileNameOf(name)}.${endingOf(format)}`;
  const file = (content: BlobPart, type: string) => ({ fileName, missing, blob: new Blob([content], { type }) });
  switch (format) {
    case 'docx': {
      const subtitle = texts.subtitle(formatDate(inIndia(Date.now()).date));
      const parts = listOfAuthorities(authorities, { order, hasTreatment });
      return file(toDocx({ title: name, subtitle, parts }), DOCX);
    }
    case 'pdf': {
      if (authorities.length > MAX_PRINTED) throw new RefusedError(texts.tooMany(formatIndianNumber(MAX_PRINTED)));
      const ids = authorities.map(({ id }) => id);
      return {
        fileName,
        missing,
        blob: await services.client.library.authorities({ ids, title: name, order, hasTreatment }),
      };
    }
    case 'ris':
      return file(toRis(authorities), 'application/x-research-info-systems');
    case 'biblatex':
      return file(toBiblatex(authorities), 'application/x-bibtex');
    case 'bib':
      return file(toBibtex(authorities), 'application/x-bibtex');
    case 'json':
      return file(toCslJson(authorities), 'application/vnd.citationstyles.csl+json');
  }
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Each document once, in the order of the rows, with the member's words about it. */
async function authoritiesOf(
  { client, config }: Pick<Services, 'client' | 'config'>,
  { rows, hasNotes }: Pick<ExportOptions, 'rows' | 'hasNotes'>,
): Promise<{ readonly authorities: Authority[]; readonly missing: string[] }> {
  const byDocument = new Map(rows.map((row) => [row.result.documentId, row]));
  byDocument.delete('');
  const documents = await readDocuments(client, [...byDocument.keys()]);
  const lost = rows.filter(({ result }) => !documents.has(result.documentId)).map(({ result }) => result);
  const authorities = [...byDocument].flatMap(([id, { result, note }]) => {
    const document = documents.get(id);
    if (!document) return [];
    const { record, later } = document;
    const house = record.houseCitation ?? '';
    const path = record.title === undefined ? casePreviewPath(house) : actPreviewPath(house);
    const address = house === '' ? '' : new URL(path, config.publicUrl).href;
    const words = hasNotes
      ? [result.description, plainNote(note?.note ?? '')].filter((part) => part !== '').join(' ')
      : '';
    return [authorityOf({ record, later, address, note: words })];
  });
  return { authorities, missing: await reasonsOf(client, lost) };
}

/** Documents whose reasons are read and named. */
const NAMED = 5;

/** Names documents that the library does not have, with the operator's reason. */
async function reasonsOf(client: Services['client'], lost: readonly SavedRow['result'][]): Promise<string[]> {
  const named = await Promise.all(
    lost.slice(0, NAMED).map(async ({ documentId, name }) => {
      const notice = documentId === '' ? null : await client.documents.notice({ id: documentId });
      return notice?.state === 'taken-down'
        ? texts.takenDown(name, notice.on === null ? '' : formatDate(notice.on), notice.reason)
        : texts.missing(name);
    }),
  );
  const others = lost.length - named.length;
  return others > 0 ? [...named, texts.othersMissing(formatIndianNumber(others), others === 1)] : named;
}

/** A name that every system takes. */
function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain.slice(0, 80) || 'library';
}
