import { displayCourt, formatIndianNumber } from '@headnote/core/format';
import type { FacetValue } from '@headnote/core/search/answers';
import { Button } from '@headnote/ui/button';
import { Checkbox } from '@headnote/ui/checkbox';
import { useState } from 'react';
import { courtOptions } from './court-options.js';
import { messages } from './messages.js';
import { useDraft } from './use-draft.js';

/** Courts shown before the reader asks for all of them. */
const FIRST_COURTS = 8;

/** From this width the options have a column of their own and start unfolded. */
const WIDE = '(min-width: 880px)';

export interface CourtFacetProps {
  /** Undefined until the first answer. */
  readonly courts: readonly FacetValue[] | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The courts of the results with their counts. Ticked courts narrow the results; no tick means all courts. */
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
        {messages.court}
        {chosen.length > 0 && <span className="site-facet__chosen">{messages.chosenCourts(chosen.length)}</span>}
      </summary>
      <fieldset>
        <legend className="hn-visually-hidden">{messages.narrowByCourt}</legend>
        <ul className="site-list site-facet__options">
          {shown.map(({ name, count, isChosen }) => (
            <li key={name} className="site-facet__option">
              <Checkbox
                label={
                  <>
                    <span>{displayCourt(name)}</span>{' '}
                    <span className="site-facet__count">{formatIndianNumber(count)}</span>
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
            {messages.allCourts(formatIndianNumber(options.length))}
          </Button>
        )}
        {chosen.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => choose([])}>
            {messages.clear(chosen.length)}
          </Button>
        )}
      </fieldset>
    </details>
  );
}
