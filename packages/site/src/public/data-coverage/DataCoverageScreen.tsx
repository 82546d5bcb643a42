import './data-coverage.css';
import type { Coverage } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import { Breadcrumb } from '@headnote/ui/breadcrumb';
import { Button } from '@headnote/ui/button';
import { ErrorState } from '@headnote/ui/error-state';
import { HeadRule, SectionHead } from '@headnote/ui/head-rule';
import { Grid, Inline } from '@headnote/ui/layout';
import { SampleBadge } from '@headnote/ui/sample-badge';
import { StatBar } from '@headnote/ui/stat-bar';
import { useLoaderData } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { download } from '../../data/download.js';
import { failureText } from '../../data/failure.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { coverageCsv } from './coverage-csv.js';
import type { CoverageData } from './coverage-loader.js';
import { CourtTable } from './CourtTable.js';
import { ActsAndCountries, Missing } from './Facts.js';
import { messages } from './messages.js';
import { totalOf, yearBars, type YearBars } from './year-bars.js';
import { YearChart } from './YearChart.js';
import { YearTable } from './YearTable.js';

/** The page about the coverage: judgments by year and by court, acts, countries, and what is missing. */
export function DataCoverageScreen() {
  const { brand } = useServices().config;
  const { coverage, courtPaths } = useLoaderData<CoverageData>();
  return (
    <div className="site-top hn-container">
      <PageHead
        title={`${messages.title} – ${brand.name}`}
        description={messages.description(brand.name)}
        canonicalPath="/datacoverage"
        crumb={messages.title}
      />
      <Breadcrumb className="site-path" crumbs={[{ label: messages.home, href: '/' }, { label: messages.title }]} />
      <HeadRule />
      {coverage.state === 'ready' ? (
        <Figures coverage={coverage.value} courtPaths={courtPaths} />
      ) : (
        <>
          <ScreenHeading className="site-heading">{messages.title}</ScreenHeading>
          <ErrorState title={messages.failed} text={failureText(coverage.failure)} />
        </>
      )}
    </div>
  );
}

type FiguresProps = Pick<CoverageData, 'courtPaths'> & { readonly coverage: Coverage };

function Figures({ coverage, courtPaths }: FiguresProps) {
  const { acts, judgments, countedAt } = coverage;
  const chart = yearBars(coverage);
  return (
    <>
      <Grid columns="end" gap={40} rowGap={16} align="end" className="site-coverage__top">
        <div>
          <ScreenHeading className="site-heading">{messages.title}</ScreenHeading>
          <p className="site-coverage__lead">{messages.lead(formatDate(countedAt))}</p>
          <Sample coverage={coverage} />
        </div>
        <StatBar
          className="site-coverage__stats"
          label={messages.figures}
          stats={[
            { label: messages.judgments, value: judgments },
            { label: messages.acts, value: acts.central },
            { label: messages.sections, value: acts.sections },
            ...(chart ? [{ label: messages.firstYear, value: String(chart.from) }] : []),
          ]}
        />
      </Grid>
      <ByYear chart={chart} coverage={coverage} />
      <ByCourt chart={chart} coverage={coverage} courtPaths={courtPaths} />
      <section className="site-coverage__section">
        <SectionHead title={messages.library.title} />
        <ActsAndCountries coverage={coverage} />
      </section>
      <section className="site-coverage__section">
        <SectionHead title={messages.missing.title} />
        <Missing coverage={coverage} />
      </section>
    </>
  );
}

/** Beside real judgments the fictional sample is said apart; alone, the figures are those of the sample. */
function Sample({ coverage: { judgments, sample } }: { coverage: Coverage }) {
  if (sample.judgments === 0) return null;
  if (sample.judgments === judgments) return <SampleBadge />;
  return <p className="site-coverage__note">{messages.sample(sample.judgments, sample.acts)}</p>;
}

function ByYear({ chart, coverage }: { chart: YearBars | undefined; coverage: Coverage }) {
  const { byYear: texts } = messages;
  const running = new Date(coverage.countedAt).getUTCFullYear();
  const undated = coverage.judgments - (chart?.bars.reduce((sum, bar) => sum + totalOf(bar), 0) ?? 0);
  return (
    <section className="site-coverage__section">
      <SectionHead
        title={texts.title}
        end={
          chart && (
            <Inline as="span" gap={20} rowGap={4} align="stretch" className="site-years__legend">
              <span data-part="supreme">{texts.supreme}</span>
              <span data-part="others">{texts.others}</span>
              {chart.to >= running && <span data-part="running">{texts.soFar}</span>}
            </Inline>
          )
        }
      />
      {chart ? (
        <>
          <YearChart chart={chart} running={running} />
          <Inline as="p" gap={16} rowGap={4} align="stretch" className="site-coverage__note">
            <span className="site-coverage__hint">{texts.hint}</span>
            {undated > 0 && <span>{texts.undated(undated)}</span>}
          </Inline>
          <YearTable chart={chart} />
        </>
      ) : (
        <Inline as="p" gap={16} rowGap={4} align="stretch" className="site-coverage__note">
          {texts.none}
        </Inline>
      )}
    </section>
  );
}

function ByCourt({ chart, coverage, courtPaths }: FiguresProps & { readonly chart: YearBars | undefined }) {
  const { byCourt: texts } = messages;
  return (
    <section className="site-coverage__section">
      <SectionHead
        title={texts.title}
        end={
          <Button
            variant="quiet"
            size="small"
            className="site-coverage__csv"
            onClick={() => download(texts.fileName, coverageCsv(coverage, chart))}
          >
            {texts.csv}
          </Button>
        }
      />
      {chart && (
        <Inline as="p" gap={16} rowGap={4} align="stretch" className="site-coverage__note site-courts__note">
          {texts.lead(chart.from, chart.to)}
        </Inline>
      )}
      <CourtTable coverage={coverage} courtPaths={courtPaths} chart={chart} />
    </section>
  );
}
