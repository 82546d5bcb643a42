import type { CountryCoverage, Coverage } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { TextLink } from '@headnote/ui/link';
import { messages } from './messages.js';

const { library: texts, missing } = messages;

/** The bare acts, and the countries that the operator names. */
export function ActsAndCountries({ coverage }: { coverage: Coverage }) {
  const { acts, covered, upcoming } = coverage;
  const { firstYear, lastYear } = acts;
  const titleOnly = acts.total - acts.withText;
  const stateActs = acts.withText - acts.central;
  return (
    <div className="site-coverage__facts">
      <Facts
        title={texts.bareActs}
        facts={[
          [texts.central, formatIndianNumber(acts.central)],
          ...(stateActs > 0 ? [[texts.state, formatIndianNumber(stateActs)] as const] : []),
          ...(titleOnly > 0 ? [[texts.titleOnly, formatIndianNumber(titleOnly)] as const] : []),
          [texts.sections, formatIndianNumber(acts.sections)],
          ...(firstYear && lastYear ? [[texts.years, texts.span(firstYear, lastYear)] as const] : []),
        ]}
      />
      <Facts title={texts.covered} facts={covered.map(({ name, what }) => [name, what || ownFigures(coverage)])} />
      {upcoming.length > 0 && <Facts title={texts.upcoming} facts={upcoming.map(factOf)} />}
    </div>
  );
}

const factOf = ({ name, what }: CountryCoverage) => [name, what] as const;

function ownFigures({ earliest, acts: { firstYear } }: Coverage): string {
  return texts.ownCountry(
    earliest === null ? '' : texts.judgmentsFrom(Number(earliest.slice(0, 4))),
    firstYear === null ? '' : texts.actsFrom(firstYear),
  );
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  return (
    <div>
      <h3 className="site-coverage__fact-title">{title}</h3>
      <dl className="site-coverage__list">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Years of the Supreme Court without a judgment that are listed by number. */
const MAX_YEARS = 12;

/** What a reader may miss, as far as the figures show it. */
export function Missing({ coverage }: { coverage: Coverage }) {
  const { earliest, missingCourts, acts, courts } = coverage;
  const years = emptyYears(courts.find(({ kind }) => kind === 'supreme')?.years ?? []);
  const titleOnly = acts.total - acts.withText;
  return (
    <p className="site-coverage__missing">
      {[
        earliest === null ? '' : missing.before(Number(earliest.slice(0, 4))),
        years.length > 0 && years.length <= MAX_YEARS ? missing.years(years.join(', ')) : '',
        missingCourts.length > 0 ? missing.courts(missingCourts, coverage.highCourts) : '',
        titleOnly > 0 ? missing.titleOnly(titleOnly) : '',
        missing.kinds,
        '',
      ]
        .filter((part, index, all) => part !== '' || index === all.length - 1)
        .join(' ')}
      {missing.ask}
      <TextLink href="/contact">{missing.tell}</TextLink>
      {missing.answer}
    </p>
  );
}

function emptyYears(years: Coverage['courts'][number]['years']): number[] {
  const [first] = years;
  const last = years.at(-1);
  if (!first || !last) return [];
  const known = new Set(years.map(({ year }) => year));
  return Array.from({ length: last.year - first.year + 1 }, (_, index) => first.year + index).filter(
    (year) => !known.has(year),
  );
}
