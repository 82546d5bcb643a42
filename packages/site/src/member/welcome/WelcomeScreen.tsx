import { latestCasesBody } from '@headnote/core/search/bodies';
import { formatIndianNumber } from '@headnote/core/format';
import { CaseList } from '@headnote/ui/case-card';
import { EmptyState } from '@headnote/ui/empty-state';
import { ErrorState } from '@headnote/ui/error-state';
import { SectionHead } from '@headnote/ui/head-rule';
import { Skeleton } from '@headnote/ui/skeleton';
import { PageHead } from '../../app/document/PageHead.js';
import { failureText } from '../../app/failure.js';
import { caseReaderPath } from '../../app/links.js';
import { ScreenHeading } from '../../app/ScreenHeading.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useMember } from '../../app/use-member.js';
import { useRequest } from '../../app/use-request.js';

/** Judgments on the welcome page. */
const LATEST = 10;

/** Where a member lands: a greeting, the days that remain, and the latest cases of all courts. */
export function WelcomeScreen() {
  const { client, config } = useServices();
  const member = useMember();
  const { state, retry } = useRequest('latest', (signal) =>
    client.welcome.latestCases({ body: latestCasesBody({ court: 'all', size: LATEST }) }, { signal }),
  );
  const hits = state.phase === 'ready' ? state.value.hits : [];
  return (
    <div className="site-welcome hn-container">
      <PageHead title={`Welcome – ${config.brand.name}`} />
      <ScreenHeading className="site-welcome__heading">Welcome, {member?.name || member?.username}</ScreenHeading>
      <p className="site-welcome__days">{daysLine(member?.daysRemaining ?? 0)}</p>
      <section aria-labelledby="latest-heading">
        <SectionHead title="Latest cases" id="latest-heading" end="All courts, newest first" />
        {state.phase === 'loading' && <Skeleton count={LATEST} />}
        {state.phase === 'failed' && (
          <ErrorState
            level={3}
            title="The latest cases did not load"
            text={failureText(state.failure)}
            onRetry={retry}
          />
        )}
        {state.phase === 'ready' && hits.length === 0 && (
          <EmptyState
            level={3}
            title="The library holds no judgment yet"
            text="Judgments appear here as they arrive."
          />
        )}
        {hits.length > 0 && (
          <CaseList label="Latest cases" cases={hits.map(({ id, record }) => ({ record, href: caseReaderPath(id) }))} />
        )}
      </section>
    </div>
  );
}

function daysLine(days: number): string {
  return days === 1
    ? '1 day of your subscription remains.'
    : `${formatIndianNumber(days)} days of your subscription remain.`;
}
