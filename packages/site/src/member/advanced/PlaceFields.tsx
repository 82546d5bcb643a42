import { parseQuery } from '@headnote/core/search';
import { Button } from '@headnote/ui/button';
import { RadioGroup } from '@headnote/ui/radio';
import { TextField } from '@headnote/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { courtTree } from '../../data/court-queries.js';
import { knownCourts } from '../../data/search-queries.js';
import { inIndia } from '../../data/in-india.js';
import { CourtField } from './CourtField.js';
import { FormSection } from './FormSection.js';
import { messages } from './messages.js';
import { benches, datesText } from './search-form.js';
import type { FormSearch } from './use-search-form.js';

const benchOptions = benches.map((value) => ({ value, label: value === '' ? messages.anyBench : value }));
const FIRST_YEAR = 1950;
const RECENT_YEARS = 5;

/** Court, dates and size of the bench. */
export function PlaceFields({ form, setForm }: FormSearch) {
  const { client } = useServices();
  const tree = useQuery(courtTree(client));
  const known = useQuery({ ...knownCourts(client), meta: { isQuiet: true } });
  const counts = useMemo(() => new Map(known.data?.map(({ name, count }) => [name, count])), [known.data]);
  const mine = tree.data?.chosen ?? [];
  return (
    <FormSection
      title={messages.place}
      end={
        mine.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => setForm({ courts: mine.map(String) })}>
            {messages.myCourts(mine.length)}
          </Button>
        )
      }
    >
      <CourtField
        tree={tree.data}
        hasFailed={tree.isError}
        onRetry={() => void tree.refetch()}
        counts={counts}
        chosen={form.courts}
        onChange={(courts) => setForm({ courts })}
      />
      <div>
        <DateFields from={form.from} to={form.to} onChange={setForm} />
        <RadioGroup
          className="site-advanced__bench"
          label={messages.bench}
          inline
          options={benchOptions}
          value={form.bench}
          onValueChange={(bench) => setForm({ bench: benches.find((one) => one === bench) ?? '' })}
        />
      </div>
    </FormSection>
  );
}

interface DateFieldsProps {
  readonly from: string;
  readonly to: string;
  readonly onChange: (change: { readonly from?: string; readonly to?: string }) => void;
}

function DateFields({ from, to, onChange }: DateFieldsProps) {
  const [thisYear] = useState(() => Number(inIndia(Date.now()).date.slice(0, 4)));
  const presets = [
    { label: messages.thisYear, from: thisYear },
    { label: messages.lastYears, from: thisYear - RECENT_YEARS },
    { label: messages.since, from: FIRST_YEAR },
  ];
  const field = (end: 'from' | 'to', value: string) => ({
    label: messages[end],
    value,
    placeholder: messages.dateExample,
    autoComplete: 'off',
    // Each end by itself: a wrong one is marked, the other is not.
    error: dateError(value),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [end]: target.value }),
  });
  return (
    <>
      <div className="site-advanced__dates">
        <TextField {...field('from', from)} hint={messages.dateHint} />
        <TextField {...field('to', to)} />
      </div>
      <div className="site-advanced__presets">
        {presets.map(({ label, from: year }) => (
          <Button key={label} variant="quiet" size="small" onClick={() => onChange({ from: String(year), to: '' })}>
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}

function dateError(date: string): string | undefined {
  const text = datesText({ from: date, to: '' });
  return text === ''
    ? undefined
    : parseQuery(text)
        .problems[0]?.message.replaceAll('date:', '')
        .replace(/\.\.(?= )/, '');
}
