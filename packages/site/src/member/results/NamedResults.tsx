import { OffenceChoice } from './OffenceChoice.js';
import { ProvisionNote } from './ProvisionNote.js';
import { ProvisionRow } from './ProvisionRow.js';
import { ResultsView, type ResultsViewProps } from './ResultsView.js';
import type { ProvisionOfSearch } from './use-named-provisions.js';

interface NamedResultsProps extends ResultsViewProps {
  /** The provisions that the search names. */
  readonly named: readonly ProvisionOfSearch[];
  /** Whether the time of the offence is a choice. */
  readonly asksOffence: boolean;
}

/** Judgments on provisions, with their sections of the acts before them. Where the library does not have one, says so. */
export function NamedResults({ named, asksOffence, ...props }: NamedResultsProps) {
  const shown = props.page === 1 ? named : [];
  const lead = (
    <>
      {shown.map(
        ({ acts: [act], section, typed }) => act?.id && section && <ProvisionRow key={typed} {...{ act, section }} />,
      )}
      {asksOffence && <OffenceChoice read={props.read} />}
    </>
  );
  return (
    <>
      {withoutText(shown).map((provision) => (
        <ProvisionNote key={provision.typed} acts={provision.acts} provision={provision} />
      ))}
      <ResultsView {...props} lead={lead} />
    </>
  );
}

/** The provisions whose text the library does not have; of an act that is not held one is enough. */
function withoutText(named: readonly ProvisionOfSearch[]): readonly ProvisionOfSearch[] {
  const missing = named.filter(({ section, acts: [act] }) => act && !(act.id && section));
  const byAct = new Map(missing.toReversed().map((one) => [one.acts[0]?.id ? one.typed : one.acts[0]?.title, one]));
  return missing.filter((one) => [...byAct.values()].includes(one));
}
