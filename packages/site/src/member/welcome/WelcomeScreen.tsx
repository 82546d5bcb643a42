import './welcome.css';
import { formatIndianNumber } from '@headnote/core/format';
import { CaseList } from '@headnote/ui/case-card';
import { EmptyState } from '@headnote/ui/empty-state';
import { SectionHead } from '@headnote/ui/head-rule';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/ServicesProvider.js';
import { useMember } from '../../app/use-member.js';
import { latestCases } from '../../data/case-queries.js';
import { caseReaderPath } from '../../links/links.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { messages } from './messages.js';

/** Judgments on the welcome page. */
const LATEST = 10;

/** Where a member lands: a greeting, the days that remain, and the latest cases of all courts. */
export function WelcomeScreen() {
  const { client, config } = useServices();
  const member = useMember();
  const latest = useQuery(latestCases(client, { size: LATEST }));
  const hits = latest.data?.hits;
  return (
    <div className="site-welcome hn-container">
      <PageHead title={messages.title(config.brand.name)} />
      <ScreenHeading className="site-welcome__heading">
        {messages.heading(member?.name || (member?.username ?? ''))}
      </ScreenHeading>
      <p className="site-welcome__days">{daysLine(member?.daysRemaining ?? 0)}</p>
      <section aria-labelledby="latest-heading">
        <SectionHead title={messages.latest} id="latest-heading" end={messages.order} />
        {latest.isPending && <Skeleton count={LATEST} />}
        {latest.isError && <ReadError level={3} title={messages.notLoaded} query={latest} />}
        {hits?.length === 0 && <EmptyState level={3} title={messages.empty} text={messages.emptyText} />}
        {hits && hits.length > 0 && (
          <CaseList
            label={messages.latest}
            cases={hits.map(({ id, record }) => ({ record, href: caseReaderPath(id) }))}
          />
        )}
      </section>
    </div>
  );
}

function daysLine(days: number): string {
  return days === 1 ? messages.oneDay : messages.days(formatIndianNumber(days));
}
