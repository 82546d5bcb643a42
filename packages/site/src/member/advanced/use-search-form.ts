import type { KnownCourt, QueryProblem } from '@headnote/core/search';
import { useMemo, useState } from 'react';
import { emptyForm, namedKeys, readForm, textOf, type SearchForm } from './search-form.js';

/** A search that is a line and a form at the same time. */
export interface FormSearch {
  readonly text: string;
  readonly form: SearchForm;
  readonly problems: readonly QueryProblem[];
  /** Grows when the line replaces what the form shows: fields that keep their own text are drawn again. */
  readonly round: number;
  readonly setText: (text: string) => void;
  readonly setForm: (change: Partial<SearchForm>) => void;
}

interface State {
  readonly text: string;
  readonly form: SearchForm;
  readonly round: number;
}

/** The state for a line. A field that shows the right text already is not drawn again: its reader may be typing in it. */
function withLine({ form: before, round }: State, text: string, known: readonly KnownCourt[]): State {
  const { form } = readForm(text, known);
  const isSame = form.all === before.all && namedKeys.every((key) => form[key] === before[key]);
  return { text, form, round: isSame ? round : round + 1 };
}

/**
 * Keeps line and form in step through the search language. What is typed into the form stays as typed; a change of the line
 * replaces it. `known` are the courts, empty while they load.
 */
export function useSearchForm(first: string, known: readonly KnownCourt[]): FormSearch {
  const [state, setState] = useState<State>(() => ({ text: first, form: readForm(first, known).form, round: 0 }));
  const [read, setRead] = useState(known);
  if (read !== known) {
    // The courts have loaded: `court:` moves from the words to the tree.
    setRead(known);
    setState((now) => withLine(now, now.text, known));
  }
  const problems = useMemo(() => readForm(state.text, []).problems, [state.text]);
  return {
    ...state,
    problems,
    setText: (text) => setState((now) => withLine(now, text, known)),
    setForm: (change) =>
      setState(({ form, round }) => {
        const next = { ...form, ...change };
        return { form: next, text: textOf(next, known), round: change === emptyForm ? round + 1 : round };
      }),
  };
}
