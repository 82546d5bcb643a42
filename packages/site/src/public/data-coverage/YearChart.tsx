import { formatIndianNumber } from '@headnote/core/format';
import { TextLink } from '@headnote/ui/link';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { resultsPath } from '../../links/links.js';
import { searchFor } from '../../links/search-state.js';
import { messages } from './messages.js';
import { barsPath, CHART_HEIGHT, totalOf, type YearBar, type YearBars } from './year-bars.js';

const { byYear: texts } = messages;

/** Years that a Page key moves by. */
const PAGE_YEARS = 10;
/** Years between two labels of the axis, so that they do not touch. */
const LABEL_YEARS = 4;
/** Part of the width after which the box stands left of its year, so that it stays inside the chart. */
const BOX_LEFT_FROM = 0.25;

interface YearChartProps {
  readonly chart: YearBars;
  /** The running year, whose bar is not final. */
  readonly running: number;
}

/**
 * One bar a year. The pointer or the arrow keys choose a year, whose figures a box shows. Times run from left to right
 * in every language.
 */
export function YearChart({ chart, running }: YearChartProps) {
  const [chosen, setChosen] = useState<number>();
  const { bars, from, to } = chart;
  const bar = bars.find(({ year }) => year === chosen);
  const current = chosen ?? bestYear(bars);
  const choose = (year: number) => setChosen(Math.min(to, Math.max(from, year)));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return setChosen(undefined);
    const next = nextYear(event.key, current, chart);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  const onPointer = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    choose(from + Math.floor(((event.clientX - left) / Math.max(1, width)) * bars.length));
  };

  return (
    <div className="site-years">
      <Grid chart={chart} />
      <div
        className="site-years__plot"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has no room for the bars
        role="slider"
        tabIndex={0}
        aria-label={texts.slider}
        aria-valuemin={from}
        aria-valuemax={to}
        aria-valuenow={current}
        aria-valuetext={spoken(bar ?? bars.find(({ year }) => year === current))}
        onKeyDown={onKeyDown}
        onFocus={() => choose(current)}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <svg viewBox={`0 0 ${bars.length} ${CHART_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="site-years__supreme" d={barsPath('supreme', chart, (year) => year < running)} />
          <path className="site-years__others" d={barsPath('others', chart, (year) => year < running)} />
          <path
            className="site-years__running"
            d={barsPath('supreme', chart, (year) => year >= running)}
            vectorEffect="non-scaling-stroke"
          />
          <path className="site-years__others" d={barsPath('others', chart, (year) => year >= running)} />
          {bar && <path className="site-years__chosen" d={barsPath('supreme', chart, (year) => year === bar.year)} />}
        </svg>
      </div>
      <Axis chart={chart} />
      {bar && <YearBox bar={bar} chart={chart} />}
    </div>
  );
}

function Grid({ chart: { top, step } }: { chart: YearBars }) {
  const lines = Array.from({ length: top / step + 1 }, (_, index) => index * step);
  return (
    <div className="site-years__grid" aria-hidden="true">
      {lines.map((value) => (
        <span key={value} className="site-years__line" style={{ insetBlockEnd: `${(value / top) * 100}%` }}>
          <span>{formatIndianNumber(value)}</span>
        </span>
      ))}
    </div>
  );
}

function Axis({ chart: { from, to, bars } }: { chart: YearBars }) {
  const decades = bars.map(({ year }) => year).filter((year) => year % 10 === 0);
  const isFree = (year: number) => year - from >= LABEL_YEARS && to - year >= LABEL_YEARS;
  const isFreeOnPhone = (year: number) => year % 20 === 0 && year - from > 12 && to - year > 12;
  const shown = [from, ...decades.filter(isFree), ...(to === from ? [] : [to])];
  return (
    <div className="site-years__axis" aria-hidden="true">
      {shown.map((year) => (
        <span
          key={year}
          className="site-years__year"
          data-edge={year === from ? 'first' : year === to ? 'last' : undefined}
          data-phone={isFreeOnPhone(year) || undefined}
          style={{ insetInlineStart: `${((year - from + 0.5) / bars.length) * 100}%` }}
        >
          {year}
        </span>
      ))}
    </div>
  );
}

function YearBox({ bar, chart: { from, bars } }: { bar: YearBar; chart: YearBars }) {
  const { codec } = useServices();
  const total = totalOf(bar);
  const part = (bar.year - from) / bars.length;
  const isLeft = part >= BOX_LEFT_FROM;
  const place = isLeft
    ? { insetInlineEnd: `calc(${(1 - part) * 100}% + 10px)` }
    : { insetInlineStart: `calc(${(part + 1 / bars.length) * 100}% + 10px)` };
  return (
    <div className="site-years__box-room">
      <div className="site-years__box" style={place}>
        <p className="site-years__box-year">{bar.year}</p>
        <dl>
          <div>
            <dt>{texts.supreme}</dt>
            <dd>{formatIndianNumber(bar.supreme)}</dd>
          </div>
          <div>
            <dt>{texts.othersShort}</dt>
            <dd>{formatIndianNumber(bar.others)}</dd>
          </div>
        </dl>
        {total > 0 && (
          <TextLink href={resultsPath(codec, { ...searchFor(`year:${bar.year}`), sort: 'newest' })}>
            {texts.open(formatIndianNumber(total))}
          </TextLink>
        )}
      </div>
    </div>
  );
}

function spoken(bar: YearBar | undefined): string {
  return bar ? texts.value(bar.year, formatIndianNumber(bar.supreme), formatIndianNumber(bar.others)) : '';
}

function bestYear(bars: readonly YearBar[]): number {
  return bars.reduce((best, bar) => (totalOf(bar) > totalOf(best) ? bar : best)).year;
}

function nextYear(key: string, year: number, { from, to }: YearBars): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: year + 1,
    ArrowUp: year + 1,
    ArrowLeft: year - 1,
    ArrowDown: year - 1,
    PageUp: year + PAGE_YEARS,
    PageDown: year - PAGE_YEARS,
    Home: from,
    End: to,
  };
  return steps[key];
}
