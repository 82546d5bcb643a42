import { Button } from '@headnote/ui/button';
import { TreatmentFlag, type FlagTreatment } from '@headnote/ui/treatment-flag';
import type { SearchState } from '@headnote/core/search/bodies';
import { CourtFacet } from './CourtFacet.js';
import { FacetGroup } from './FacetGroup.js';
import { benchOptions, choicesOf, plainOptions, sizesOf } from './facet-options.js';
import { messages } from './messages.js';
import type { Facets } from './use-facets.js';
import { narrowingCount, type NarrowingChange } from './use-narrowing.js';
import { WithinForm } from './WithinForm.js';
import { YearFacet } from './YearFacet.js';

interface FacetPanelProps {
  readonly search: SearchState;
  readonly facets: Facets;
  /** Judgments without a date; undefined while it is not known. */
  readonly undated: number | undefined;
  readonly onChange: (change: NarrowingChange) => void;
}

const nothing: NarrowingChange = {
  courtNames: [],
  narrowing: { words: undefined, years: undefined, benches: undefined, decisions: undefined, treatments: undefined },
};

/** Everything that narrows the results. */
export function FacetPanel({ search, facets, undated, onChange }: FacetPanelProps) {
  const { courtNames, narrowing = {} } = search;
  const count = narrowingCount(search);
  const benches = facets.benches ?? [];
  return (
    <>
      <div className="site-narrow-by">
        <h2 className="site-narrow-by__title">{messages.narrowBy}</h2>
        {count > 0 && (
          <Button variant="quiet" size="small" onClick={() => onChange(nothing)}>
            {messages.clear(count)}
          </Button>
        )}
      </div>
      <WithinForm
        key={narrowing.words}
        words={narrowing.words ?? ''}
        onChange={(words) => onChange({ narrowing: { words } })}
      />
      <CourtFacet courts={facets.courts} chosen={courtNames} onChange={(names) => onChange({ courtNames: names })} />
      <YearFacet
        years={facets.years ?? []}
        value={narrowing.years}
        undated={undated}
        onChange={(years) => onChange({ narrowing: { years } })}
      />
      <FacetGroup
        title={messages.bench}
        label={messages.narrowByBench}
        options={benchOptions(benches)}
        chosen={choicesOf(narrowing.benches ?? [])}
        onChange={(chosen) => onChange({ narrowing: { benches: sizesOf(chosen, benches) } })}
        allLabel={messages.allBenches}
      />
      <FacetGroup
        title={messages.outcome}
        label={messages.narrowByOutcome}
        options={plainOptions(facets.decisions ?? [], narrowing.decisions ?? [], messages.outcomeOf)}
        chosen={narrowing.decisions ?? []}
        onChange={(decisions) => onChange({ narrowing: { decisions } })}
        allLabel={messages.allOutcomes}
      />
      <FacetGroup
        title={messages.treatment}
        label={messages.narrowByTreatment}
        options={plainOptions(facets.treatments ?? [], narrowing.treatments ?? []).map(({ value, count: own }) => ({
          value,
          count: own,
          label: <TreatmentFlag treatment={value as FlagTreatment} />,
        }))}
        chosen={narrowing.treatments ?? []}
        onChange={(treatments) => onChange({ narrowing: { treatments } })}
        allLabel={messages.allTreatments}
      />
    </>
  );
}
