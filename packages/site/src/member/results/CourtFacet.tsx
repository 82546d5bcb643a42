import { formatIndianNumber } from '@headnote/core/format';
import type { FacetValue } from '@headnote/core/search/answers';
import { Button } from '@headnote/ui/button';
import { Checkbox } from '@headnote/ui/checkbox';
import { useState } from 'react';
import { useDraft } from '../../app/use-draft.js';
import { courtOptions } from './court-options.js';

/** Courts shown before the reader asks for all of them. */
const FIRST_COURTS = 8;

/** From this width the options stand beside the list and need not be folded away. */
const WIDE = '(min-width: 880px)';

/** How the court facet is drawn. */
export interface CourtFacetProps {
  /** Undefined until the first answer. */
  readonly courts: readonly FacetValue[] | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The courts of the results with their counts; those that are ticked narrow the results, none ticked means all. */
export function CourtFacet({ courts, chosen: inAddress, onChange }: CourtFacetProps) {
  const [chosen, setChosen] = useDraft(inAddress, (names) => names.join('\n'));
  const choose = (names: readonly string[]) => {
    setChosen(names);
    onChange(names);
  };
  const [isOpen, setIsOpen] = useState(() => window.matchMedia(WIDE).matches);
  const [showsAll, setShowsAll] = useState(false);
  const options = courtOptions(courts ?? [], chosen);
  const shown = showsAll ? options : options.filter(({ isChosen }, index) => isChosen || index < FIRST_COURTS);
  return (
    <details className="site-facet" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="site-facet__head">
        Court
        {chosen.length > 0 && <span className="site-facet__chosen">{chosen.length} chosen</span>}
      </summary>
      <fieldset>
        <legend className="hn-visually-hidden">Narrow by court</legend>
        <ul className="site-list site-facet__options">
          {shown.map(({ name, count, isChosen }) => (
            <li key={name} className="site-facet__option">
              <Checkbox
                label={
                  <>
                    <span>{name}</span> <span className="site-facet__count">{formatIndianNumber(count)}</span>
                  </>
                }
                checked={isChosen}
                onChange={() => choose(isChosen ? chosen.filter((other) => other !== name) : [...chosen, name])}
              />
            </li>
          ))}
        </ul>
        {shown.length < options.length && (
          <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
            All {formatIndianNumber(options.length)} courts
          </Button>
        )}
        {chosen.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => choose([])}>
            Clear {chosen.length}
          </Button>
        )}
      </fieldset>
    </details>
  );
}
