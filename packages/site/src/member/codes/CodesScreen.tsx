import './codes.css';
import {
  codePairs,
  codeRows,
  codeTableVersion,
  pairKinds,
  sectionOfPlace,
  type CodePair,
  type PairKind,
  type PairRow,
} from '@headnote/core/codes';
import { formatIndianNumber } from '@headnote/core/format';
import { TextField } from '@headnote/ui/text-field';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { codesParameters } from '../../links/codes-path.js';
import { useServices } from '../../services/ServicesProvider.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { type NavigationState, ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { CodesTable } from './CodesTable.js';
import { messages } from './messages.js';
import { useHeadings, type Headings } from './use-headings.js';

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
        </span>
      </nav>
      <Pairs
        {...{ pair, kind, words, opened, change }}
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
  readonly change: (changes: Readonly<Record<string, string>>) => void;
  readonly onWords: (words: string) => void;
}

function Pairs({ pair, kind, words, opened, change, onWords }: PairsProps) {
  const rows = codeRows(pair.name);
  const headings = useHeadings(pair);
  const fitting = useMemo(() => rows.filter((row) => fits(row, words, headings)), [rows, words, headings]);
  const counts = Map.groupBy(fitting, (row) => row.kind);
  const shown = kind === undefined ? fitting : (counts.get(kind) ?? []);
  return (
    <>
      <div className="site-codes__filters hn-no-print">
        <TextField label={messages.filter} value={words} onChange={(event) => onWords(event.target.value)} />
        <fieldset className="site-codes__kinds" aria-label={messages.kinds}>
          <Kind
            label={messages.all}
            count={fitting.length}
            isChosen={kind === undefined}
            onChoose={() => change({ kind: '' })}
          />
          {pairKinds.map((one) => (
            <Kind
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
        headings={headings}
        opened={opened}
        onOpen={(section) => change({ section })}
      />
    </>
  );
}

interface KindProps {
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Kind({ label, count, isChosen, onChoose }: KindProps) {
  return (
    <button type="button" className="site-codes__choice" aria-pressed={isChosen} onClick={onChoose}>
      {label} <span className="site-codes__count">{formatIndianNumber(count)}</span>
    </button>
  );
}

/** A number is looked for in the numbers, from their beginning, and words in the headings that the library has. */
function fits(row: PairRow, words: string, headings: Headings): boolean {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return true;
  if (/^\d/.test(wanted)) return [...row.old, ...row.new].some((place) => place.toLowerCase().startsWith(wanted));
  const names = [
    ...row.old.map((number) => headings.old.get(number)),
    ...row.new.map((place) => headings.new.get(sectionOfPlace(place))),
  ];
  return names.some((name) => name?.toLowerCase().includes(wanted));
}
