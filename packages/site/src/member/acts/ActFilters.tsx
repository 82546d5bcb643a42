import type { ActList } from '@headnote/core/contract';
import type { ActFilter } from '../../links/act-list-address.js';
import { FacetGroup } from '../results/FacetGroup.js';
import { YearFacet } from '../results/YearFacet.js';
import { messages } from './messages.js';

export interface ActFiltersProps {
  readonly choices: ActList;
  readonly filter: ActFilter;
  readonly onChange: (change: ActFilter) => void;
}

/** What narrows the list of acts: who made them, whether they are in force, their years and ministries. */
export function ActFilters({ choices, filter, onChange }: ActFiltersProps) {
  const { makers, states, years, ministries } = choices;
  const { madeBy, status, fromYear, toYear } = filter;
  const range = fromYear === undefined && toYear === undefined ? undefined : rangeOf(fromYear, toYear);
  return (
    <>
      <FacetGroup
        title={messages.madeBy}
        label={messages.narrowByMaker}
        options={makers.map(({ value, count }) => ({ value, count, label: messages.makers[value] ?? value }))}
        chosen={madeBy ? [madeBy] : []}
        onChange={(chosen) => onChange({ madeBy: oneOf(chosen, madeBy) as ActFilter['madeBy'] })}
        allLabel={String}
      />
      <FacetGroup
        title={messages.status}
        label={messages.narrowByStatus}
        options={states.map(({ value, count }) => ({ value, count, label: messages.states[value] ?? value }))}
        chosen={status ? [status] : []}
        onChange={(chosen) => onChange({ status: oneOf(chosen, status) as ActFilter['status'] })}
        allLabel={String}
      />
      <YearFacet
        countLabel={messages.actsCounted}
        years={years.map(({ year, count }) => ({ key: year, count }))}
        value={range}
        onChange={(next) => onChange({ fromYear: next?.from, toYear: next?.to })}
      />
      <FacetGroup
        title={messages.ministry}
        label={messages.narrowByMinistry}
        options={ministries.map(({ value, count }) => ({ value, count, label: ministryName(value) }))}
        chosen={filter.ministries ?? []}
        onChange={(chosen) => onChange({ ministries: chosen })}
        first={5}
        allLabel={messages.allMinistries}
      />
    </>
  );
}

/** A ministry without the word that begins all their names. */
export const ministryName = (ministry: string): string => ministry.replace(/^Ministry of /, '');

const rangeOf = (from: number | undefined, to: number | undefined) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

/** Of two values that exclude each other, the one that was ticked last. */
const oneOf = (chosen: readonly string[], before: string | undefined): string | undefined =>
  chosen.find((value) => value !== before) ?? chosen[0];
