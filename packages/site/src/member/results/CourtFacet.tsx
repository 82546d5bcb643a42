import { formatIndianNumber } from '@headnote/core/format';
import type { FacetValue } from '@headnote/core/search';
import { Button } from '@headnote/ui/button';
import { Checkbox } from '@headnote/ui/checkbox';
import { useState } from 'react';

/** Courts shown before the reader asks for all of them. */
const FIRST_COURTS = 8;

/** How the court facet is drawn. */
export interface CourtFacetProps {
  /** Undefined until the first answer. */
  readonly courts: readonly FacetValue[] | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The courts of the results with their counts; those that are ticked narrow the results, none ticked means all. */
export function CourtFacet({ courts, chosen, onChange }: CourtFacetProps) {
  const [showsAll, setShowsAll] = useState(false);
  const options = optionsOf(courts ?? [], chosen);
  const shown = showsAll ? options : options.filter(({ isChosen }, index) => isChosen || index < FIRST_COURTS);
  return (
    <fieldset className="site-facet">
      <legend className="site-facet__head">Court</legend>
      {chosen.length > 0 && (
        <Button variant="quiet" size="small" className="site-facet__clear" onClick={() => onChange([])}>
          Clear {chosen.length}
        </Button>
      )}
      <ul role="list" className="site-facet__options">
        {shown.map(({ name, count, isChosen }) => (
          <li key={name} className="site-facet__option">
            <Checkbox
              label={
                <>
                  <span>{name}</span> <span className="site-facet__count">{formatIndianNumber(count)}</span>
                </>
              }
              checked={isChosen}
              onChange={() => onChange(isChosen ? chosen.filter((other) => other !== name) : [...chosen, name])}
            />
          </li>
        ))}
      </ul>
      {shown.length < options.length && (
        <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
          All {formatIndianNumber(options.length)} courts
        </Button>
      )}
    </fieldset>
  );
}

/** A chosen court stays on offer though no judgment of it meets the words. */
function optionsOf(courts: readonly FacetValue[], chosen: readonly string[]) {
  const found = courts.map(({ key, count }) => ({ name: String(key), count }));
  const missing = chosen.filter((name) => !found.some((court) => court.name === name));
  return [...found, ...missing.map((name) => ({ name, count: 0 }))].map((court) => ({
    ...court,
    isChosen: chosen.includes(court.name),
  }));
}
