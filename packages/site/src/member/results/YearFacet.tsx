import './facets.css';
import { formatIndianNumber } from '@headnote/core/format';
import type { FacetValue } from '@headnote/core/search/answers';
import { HistogramByYear } from '@headnote/ui/histogram-by-year';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { messages } from './messages.js';
import { useDraft } from './use-draft.js';

/** Milliseconds between the last step of a brush by keyboard and the search. */
const SETTLE_MS = 400;

interface YearRange {
  readonly from?: number;
  readonly to?: number;
}

interface YearFacetProps {
  readonly years: readonly FacetValue[];
  readonly value: YearRange | undefined;
  readonly onChange: (value: YearRange | undefined) => void;
  /** Judgments without a date, which a choice of years leaves out; undefined while it is not known. */
  readonly undated?: number | undefined;
  /** Name of what is counted. Default `Judgments`. */
  readonly countLabel?: string;
}

/** The judgments of each year. A brush narrows the results to its years, by mouse, by keyboard and by two fields. */
export function YearFacet({ years, value, onChange, undated, countLabel }: YearFacetProps) {
  const counted = useMemo(() => years.map(({ key, count }) => ({ year: Number(key), count })), [years]);
  const [draft, setDraft] = useDraft(value, keyOf);
  const settle = useEffectEvent(() => onChange(draft));
  const isOpen = keyOf(draft) !== keyOf(value);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(settle, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, draft]);
  const all = counted.map(({ year }) => year);
  if (all.length === 0 && !draft) return null;
  const [only, ...others] = counted;
  // A brush over one bar chooses nothing.
  if (only && others.length === 0 && !draft)
    return (
      <p className="site-facet site-facet--years hn-text-ui">
        {messages.onlyYear(String(only.year), formatIndianNumber(only.count))}
      </p>
    );
  const range = draft && {
    from: draft.from ?? Math.min(...all, draft.to ?? Infinity),
    to: draft.to ?? Math.max(...all, draft.from ?? 0),
  };
  return (
    <div className="site-facet site-facet--years hn-text-ui">
      <HistogramByYear
        countLabel={countLabel}
        label={messages.year}
        years={counted}
        value={range}
        onValueChange={setDraft}
      />
      {value && <output className="site-facet__undated">{undated ? undatedLine(undated) : ''}</output>}
    </div>
  );
}

/** How many judgments no choice of years shows. */
export function undatedLine(count: number): string {
  return count === 1 ? messages.oneUndated : messages.undated(formatIndianNumber(count));
}

const keyOf = (range: YearRange | undefined): string => `${range?.from ?? ''}..${range?.to ?? ''}`;
