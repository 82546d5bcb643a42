import './codes.css';
import {
  codePairs,
  codeRows,
  codeTableVersion,
  pairKinds,
  type CodePair,
  type PairKind,
  type PairRow,
} from '@headnote/core/codes';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { TextField } from '@headnote/ui/text-field';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { codesParameters } from '../../links/codes-path.js';
import { useServices } from '../../services/ServicesProvider.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { type NavigationState, ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { CodesTable } from './CodesTable.js';
import { fitsRow } from './fits-row.js';
import { messages } from './messages.js';
import { usePairSections } from './use-sections.js';

const [firstPair] = codePairs;

/** The table of the old and the new codes. What is chosen is in the address. */
export function CodesScreen() {
  const { config } = useServices();
  const [parameters, setParameters] = useSearchParams();
  const pair = codePairs.find(({ name }) => name === parameters.get(codesParameters.pair)) ?? firstPair;
  const kind = pairKinds.find((one) => one === parameters.get(codesParameters.kind));
  // The address follows what is typed, and may be a letter behind.
  const [words, setWords] = useState(parameters.get(codesParameters.words) ?? '');
  const opened = parameters.get(codesParameters.section) ?? '';
  const isByNew = parameters.get(codesParameters.order) === BY_NEW;
  const change = (changes: Readonly<Record<string, string>>) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true, state: { keepFocus: true } satisfies NavigationState },
    );
  if (pair === undefined) return null;
  return (
    <div className="site-codes hn-container">
      <PageHead title={`${messages.heading} – ${config.brand.name}`} />
      <ScreenHeading>{messages.heading}</ScreenHeading>
      <p className="site-codes__lead">{messages.lead}</p>
      <nav className="site-codes__pairs hn-no-print" aria-label={messages.pairs}>
        {codePairs.map((one) => (
          <button
            key={one.name}
            type="button"
            className="site-codes__choice"
            aria-pressed={one === pair}
            onClick={() => {
              setWords('');
              change({ pair: one.name, section: '', kind: '', q: '' });
            }}
          >
            {messages.codes(one.old, one.new)}
          </button>
        ))}
        <span className="site-codes__files">
          <a href={`/codes/${pair.name}.csv`} download>
            {messages.csv}
          </a>{' '}
          <a href={`/codes/${pair.name}.json`}>{messages.json}</a>
          <Button size="small" variant="quiet" onClick={() => window.print()}>
            {messages.print}
          </Button>
        </span>
      </nav>
      <Pairs
        {...{ pair, kind, words, opened, isByNew, change }}
        onWords={(text) => {
          setWords(text);
          change({ q: text });
        }}
      />
      <p className="site-codes__source">
        {messages.source} {messages.version(codeTableVersion)}
      </p>
    </div>
  );
}

interface PairsProps {
  readonly pair: CodePair;
  readonly kind: PairKind | undefined;
  readonly words: string;
  /** The old section whose row is open, or a new one after a `+`. */
  readonly opened: string;
  readonly isByNew: boolean;
  readonly change: (changes: Readonly<Record<string, string>>) => void;
  readonly onWords: (words: string) => void;
}

function Pairs({ pair, kind, words, opened, isByNew, change, onWords }: PairsProps) {
  const rows = useMemo(() => (isByNew ? byNewNumber(codeRows(pair.name)) : codeRows(pair.name)), [pair, isByNew]);
  const sections = usePairSections(pair);
  const fitting = useMemo(
    () => rows.filter((row) => fitsRow(row, { pair, words, sections })),
    [pair, rows, words, sections],
  );
  const counts = Map.groupBy(fitting, (row) => row.kind);
  const shown = kind === undefined ? fitting : (counts.get(kind) ?? []);
  return (
    <>
      <div className="site-codes__filters hn-no-print">
        <TextField
          type="search"
          label={messages.filter}
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
        <fieldset className="site-codes__kinds" aria-label={messages.order}>
          <Choice label={messages.byOld} isChosen={!isByNew} onChoose={() => change({ order: '' })} />
          <Choice label={messages.byNew} isChosen={isByNew} onChoose={() => change({ order: BY_NEW })} />
        </fieldset>
        <fieldset className="site-codes__kinds" aria-label={messages.kinds}>
          <Choice
            label={messages.all}
            count={fitting.length}
            isChosen={kind === undefined}
            onChoose={() => change({ kind: '' })}
          />
          {pairKinds.map((one) => (
            <Choice
              key={one}
              label={messages.kindNames[one]}
              count={counts.get(one)?.length ?? 0}
              isChosen={one === kind}
              onChoose={() => change({ kind: one })}
            />
          ))}
        </fieldset>
      </div>
      <CodesTable
        pair={pair}
        rows={shown}
        sections={sections}
        opened={opened}
        onOpen={(section) => change({ section })}
      />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly count?: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ label, count, isChosen, onChoose }: ChoiceProps) {
  return (
    <button type="button" className="site-codes__choice" aria-pressed={isChosen} onClick={onChoose}>
      {label} {count !== undefined && <span className="site-codes__count">{formatIndianNumber(count)}</span>}
    </button>
  );
}

/** The value of the order in the address; without it, the order is that of the old numbers. */
const BY_NEW = 'new';

/** Rows in the order of their first new places; those without one are last, in the order of their old numbers. */
function byNewNumber(rows: readonly PairRow[]): readonly PairRow[] {
  const numberOf = (row: PairRow): string => row.new[0] ?? '';
  const later = (row: PairRow): number => (row.new.length === 0 ? 1 : 0);
  return rows.toSorted(
    (one, other) => later(one) - later(other) || numberOf(one).localeCompare(numberOf(other), 'en', { numeric: true }),
  );
}
