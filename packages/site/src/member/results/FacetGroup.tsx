import './facets.css';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { Checkbox } from '@headnote/ui/checkbox';
import { useState, type ReactNode } from 'react';
import { messages } from './messages.js';
import { useDraft } from './use-draft.js';

/** One value to tick. */
export interface FacetOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly count: number;
  /** True for a value of the group above it. */
  readonly isInner?: boolean;
}

interface FacetGroupProps {
  readonly title: string;
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly options: readonly FacetOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Options shown before the reader asks for all. Default 8. */
  readonly first?: number;
  /** Text of the button that shows all. */
  readonly allLabel: (count: string) => string;
}

const FIRST = 8;

/** The values of one property with their counts. Ticked values narrow the results; no tick means all. */
export function FacetGroup({
  title,
  label,
  options,
  chosen: inAddress,
  onChange,
  first = FIRST,
  allLabel,
}: FacetGroupProps) {
  const [chosen, setChosen] = useDraft(inAddress, (values) => values.join('\n'));
  const [showsAll, setShowsAll] = useState(false);
  if (options.length === 0) return null;
  const choose = (values: readonly string[]) => {
    setChosen(values);
    onChange(values);
  };
  const toggle = (value: string) =>
    choose(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  const shown = showsAll ? options : options.filter(({ value }, index) => index < first || chosen.includes(value));
  return (
    <details className="site-facet hn-text-ui" open>
      <summary className="site-facet__head">
        {title}
        {chosen.length > 0 && <span className="site-facet__chosen">{messages.chosen(chosen.length)}</span>}
      </summary>
      <fieldset>
        <legend className="hn-visually-hidden">{label}</legend>
        <ul className="site-list site-facet__options">
          {shown.map((option) => (
            <li
              key={option.value}
              className={option.isInner ? 'site-facet__option site-facet__option--inner' : 'site-facet__option'}
            >
              <Checkbox
                label={
                  <>
                    <span>{option.label}</span>{' '}
                    <span className="hn-muted hn-figures">{formatIndianNumber(option.count)}</span>
                  </>
                }
                checked={chosen.includes(option.value)}
                onChange={() => toggle(option.value)}
              />
            </li>
          ))}
        </ul>
        {shown.length < options.length && (
          <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
            {allLabel(formatIndianNumber(options.length))}
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
