import { formatIndianNumber } from '@headnote/core/format';
import type { FacetValue } from '@headnote/core/search/answers';
import { Button } from '@headnote/ui/button';
import { Checkbox } from '@headnote/ui/checkbox';
import { useState, type ReactNode } from 'react';
import { courtLevels, type CourtLevelOptions } from './facet-options.js';
import { messages } from './messages.js';
import { useDraft } from './use-draft.js';

/** Courts of a level shown before the reader asks for all of them. */
const FIRST_COURTS = 6;

export interface CourtFacetProps {
  /** Undefined until the first answer. */
  readonly courts: readonly FacetValue[] | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The courts of the results by level, with their counts. Ticked courts narrow the results; no tick means all courts. */
export function CourtFacet({ courts, chosen: inAddress, onChange }: CourtFacetProps) {
  const [chosen, setChosen] = useDraft(inAddress, (names) => names.join('\n'));
  const choose = (names: readonly string[]) => {
    setChosen(names);
    onChange(names);
  };
  const levels = courtLevels(courts ?? [], chosen);
  if (levels.length === 0) return null;
  return (
    <details className="site-facet hn-text-ui" open>
      <summary className="site-facet__head">
        {messages.court}
        {chosen.length > 0 && <span className="site-facet__chosen">{messages.chosen(chosen.length)}</span>}
      </summary>
      <fieldset>
        <legend className="hn-visually-hidden">{messages.narrowByCourt}</legend>
        <ul className="site-list site-facet__options">
          {levels.map((level) => (
            <Level key={level.level} level={level} chosen={chosen} onChoose={choose} />
          ))}
        </ul>
        {chosen.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => choose([])}>
            {messages.clear(chosen.length)}
          </Button>
        )}
      </fieldset>
    </details>
  );
}

interface LevelProps {
  readonly level: CourtLevelOptions;
  readonly chosen: readonly string[];
  readonly onChoose: (names: readonly string[]) => void;
}

/** One level: a box for all of its courts, and a box for each. A level of one court is that court. */
function Level({ level: { title, count, courts }, chosen, onChoose }: LevelProps) {
  const [showsAll, setShowsAll] = useState(false);
  const names = courts.map(({ value }) => value);
  const others = chosen.filter((name) => !names.includes(name));
  const ticked = names.filter((name) => chosen.includes(name));
  const [only] = courts;
  if (courts.length === 1 && only) {
    return (
      <Box
        label={only.label}
        count={count}
        isOn={ticked.length > 0}
        onToggle={() => onChoose(ticked.length > 0 ? others : [...others, only.value])}
      />
    );
  }
  const isAll = ticked.length === names.length;
  const shown = courts.filter(({ value }, index) => showsAll || index < FIRST_COURTS || chosen.includes(value));
  return (
    <>
      <Box label={title} count={count} isOn={isAll} onToggle={() => onChoose(isAll ? others : [...others, ...names])} />
      {shown.map(({ value, label, count: own }) => (
        <Box
          key={value}
          isInner
          label={label}
          count={own}
          isOn={chosen.includes(value)}
          onToggle={() =>
            onChoose(chosen.includes(value) ? chosen.filter((name) => name !== value) : [...chosen, value])
          }
        />
      ))}
      {shown.length < courts.length && (
        <li>
          <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
            {messages.allOf(formatIndianNumber(courts.length), title)}
          </Button>
        </li>
      )}
    </>
  );
}

interface BoxProps {
  readonly label: ReactNode;
  readonly count: number;
  readonly isOn: boolean;
  readonly isInner?: boolean;
  readonly onToggle: () => void;
}

function Box({ label, count, isOn, isInner, onToggle }: BoxProps) {
  return (
    <li className={isInner ? 'site-facet__option site-facet__option--inner' : 'site-facet__option'}>
      <Checkbox
        label={
          <>
            <span>{label}</span> <span className="hn-muted hn-figures">{formatIndianNumber(count)}</span>
          </>
        }
        checked={isOn}
        onChange={onToggle}
      />
    </li>
  );
}
