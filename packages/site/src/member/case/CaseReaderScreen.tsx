import { caseTitle } from '@headnote/core/format';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useServices } from '../../app/ServicesProvider.js';
import { useGrace } from '../../citator/use-grace.js';
import { caseCitations, fullCase } from '../../data/case-queries.js';
import { DocumentPending } from '../../reader/DocumentPending.js';
import { MissingDocument } from '../../reader/MissingDocument.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { CaseReader } from './CaseReader.js';
import { messages } from './messages.js';

/** The reader of one judgment: particulars and the whole text, with what it cites and who cites it. */
export function CaseReaderScreen() {
  const { id = '' } = useParams();
  const { client, config } = useServices();
  const judgment = useQuery(fullCase(client, id));
  const citator = useQuery(caseCitations(client, id));
  const isWaiting = useGrace(Boolean(judgment.data) && citator.isPending);
  if (judgment.data === undefined || isWaiting)
    return <DocumentPending title={messages.title} failedTitle={messages.notLoaded} query={judgment} />;
  if (judgment.data === null) return <MissingDocument />;
  const { record, html } = judgment.data;
  const title = caseTitle({ appellant: record.appellant ?? '', respondent: record.respondent ?? '' });
  return (
    <>
      <PageHead title={`${title} – ${config.brand.name}`} />
      <CaseReader record={record} html={html} citator={citator} />
    </>
  );
}
