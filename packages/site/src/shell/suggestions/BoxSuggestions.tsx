import './suggestions.css';
import type { BoxRow } from '@headnote/core/contract';
import { isHeadnoteError } from '@headnote/core/errors';
import { Icon, offlineIcon } from '@headnote/ui/icon';
import type { SearchField } from '@headnote/ui/search-box';
import { SuggestionList, type SuggestionRow } from '@headnote/ui/suggestion-list';
import { useNavigate } from 'react-router';
import { listCopies } from '../../data/offline-copies.js';
import { useMember } from '../../services/use-member.js';
import { useServices } from '../../services/ServicesProvider.js';
import { messages } from './messages.js';
import { NothingBegins, ReadAs } from './SuggestionNotices.js';
import { rememberSearch } from './recent-searches.js';
import { rowOf, rowOfActs, rowOfCopy, rowOfParties, rowOfSearch, type RowReader } from './row-of.js';
import { hasTypedWords, isPlainText } from './typed-words.js';
import { useRecentRows } from './use-recent-rows.js';

/** Fewer characters suggest only what was searched for lately; more are no name. */
const MIN_TYPED = 2;
const MAX_TYPED = 256;
/** Judgments that the server lists; as many say that there are perhaps more. */
const FULL_GROUP = 5;

/** The list below the search box: what the library has for the text, and what was searched for lately. */
export function BoxSuggestions({ field }: { readonly field: SearchField }) {
  const { client, codec } = useServices();
  const member = useMember();
  const navigate = useNavigate();
  const reader: RowReader = { codec, isMember: member !== undefined };
  const recent = useRecentRows(reader);

  const fromLibrary = async (text: string, signal: AbortSignal): Promise<readonly SuggestionRow[]> => {
    const { readAs, rows } = await client.search.inBox({ text }, { signal, quiet: true });
    const shown = rows.map((row) => rowOf(row, reader));
    if (rows.length === 0) return member && isPlainText(text) ? betterSpelling(text, signal) : [];
    const all = member && isPlainText(text) ? withSteps(rows, shown, text) : shown;
    return readAs === '' ? all : withNotice(all, <ReadAs text={readAs} />);
  };
  /** Adds what lists more than a group shows, at the end of the group. */
  const withSteps = (rows: readonly BoxRow[], shown: readonly SuggestionRow[], text: string): SuggestionRow[] => {
    const cases = rows.filter(({ kind }) => kind === 'case').length;
    const hasActs = rows.some(({ kind }) => kind === 'act' || kind === 'section');
    const steps = [
      ...(cases === FULL_GROUP ? [rowOfParties(text, reader)] : []),
      ...(hasActs ? [rowOfActs(text, reader)] : []),
    ];
    const groups = Map.groupBy([...shown, ...steps], ({ group }) => group);
    return [...groups.values()].flat();
  };
  const betterSpelling = async (text: string, signal: AbortSignal): Promise<readonly SuggestionRow[]> => {
    const found = await client.search.suggestions({ text, size: 1 }, { signal, quiet: true });
    const better = found.filter(({ kind }) => kind === 'did-you-mean');
    const rows = better.map((one) => rowOfSearch(one.text, messages.didYouMean, reader));
    return withNotice(rows, <NothingBegins text={text} isMember />);
  };
  const onDevice = async (text: string): Promise<readonly SuggestionRow[]> => {
    const copies = member ? await listCopies(member.userId) : [];
    const fitting = copies.filter(({ title }) => hasTypedWords(title, text)).slice(0, FULL_GROUP);
    return withNotice([...fitting.map(rowOfCopy), ...recent.known(text)], <Offline />);
  };
  const load = async (text: string, { signal }: { readonly signal: AbortSignal }) => {
    if (text.length < MIN_TYPED || text.length > MAX_TYPED) {
      await recent.read();
      return text.length > MAX_TYPED ? [] : recent.known(text);
    }
    try {
      const [rows] = await Promise.all([fromLibrary(text, signal), recent.read()]);
      return [...rows, ...recent.known(text)];
    } catch (error) {
      if (isHeadnoteError(error) && error.code === 'network') return onDevice(text);
      throw error;
    }
  };
  const early = (text: string, before: readonly SuggestionRow[]): readonly SuggestionRow[] => {
    const known = recent.known(text);
    if (text.length < MIN_TYPED) return known;
    const kept = before.filter(
      ({ look, lead = '', words, detail = '' }) =>
        look === 'document' && hasTypedWords(`${lead} ${words} ${detail}`, text),
    );
    return [...kept.map(({ notice: _old, ...row }) => row), ...known];
  };
  return (
    <SuggestionList
      field={field}
      load={load}
      early={early}
      onSearch={rememberSearch}
      onPick={({ href }) => void navigate(href)}
      empty={(text) =>
        text.length >= MIN_TYPED && isPlainText(text) ? (
          <NothingBegins text={text} isMember={member !== undefined} />
        ) : undefined
      }
    />
  );
}

function Offline() {
  return (
    <span className="site-suggestions__offline">
      <Icon shape={offlineIcon} size={16} />
      {messages.offline}
    </span>
  );
}

/** Says something above the rows. */
function withNotice(rows: readonly SuggestionRow[], notice: React.ReactNode): SuggestionRow[] {
  return rows.map((row, index) => (index === 0 ? { ...row, notice } : row));
}
