import { caseTitle } from '@headnote/core/format';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';
import { useGrace } from '../../citator/use-grace.js';
import { caseCitations, fullCase } from '../../data/case-queries.js';
import { caseReaderPath } from '../../links/links.js';
import { DocumentPending } from '../../reader/DocumentPending.js';
import { MissingDocument } from '../../reader/MissingDocument.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { CaseReader } from './CaseReader.js';
import { messages } from './messages.js';

/** The reader of one judgment: particulars and the whole text, with what it cites and who cites it. */
export function CaseReaderScreen() {
  const { id = '' } = useParams();
  const { search, hash } = useLocation();
  const { client, config } = useServices();
  const userId = useMember()?.userId ?? '';
  const judgment = useQuery(fullCase(client, { id, userId }));
  const citator = useQuery(caseCitations(client, { id, userId }));
  const isWaiting = useGrace(Boolean(judgment.data) && citator.isPending);
  if (judgment.data === undefined || isWaiting)
    return <DocumentPending title={messages.title} failedTitle={messages.notLoaded} query={judgment} />;
  if (judgment.data === null) return <MissingDocument id={id} />;
  const { record, html, copiedAt } = judgment.data;
  // The id of another source of the judgment: bookmarks, notes and links of the page are those of the shown one.
  if (record.id !== id && record.id !== undefined)
    return <Navigate replace to={{ pathname: caseReaderPath(record.id), search, hash }} />;
  const title = caseTitle({ appellant: record.appellant ?? '', respondent: record.respondent ?? '' });
  return (
    <>
      <PageHead title={`${title} – ${config.brand.name}`} />
      <CaseReader id={id} record={record} html={html} copiedAt={copiedAt} citator={citator} />
    </>
  );
}
