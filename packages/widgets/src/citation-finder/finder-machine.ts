import { typedLines } from '@headnote/core/brief-check';
import type { EmbedLink } from '@headnote/core/embed';
import { createCombobox } from '@headnote/core/machines';
import type { FinderMachine, FinderOption, FinderRequest, FinderSource, Verdict } from './types.js';

/** Milliseconds without typing before a request: a citation has many figures, and half of one means another. */
const DEBOUNCE_MS = 300;

/** Answers that are kept for a visitor who goes back and forth. */
const MAX_KNOWN = 60;

function optionsOf(verdict: Verdict): FinderOption[] {
  const { items, elsewhere, fits, near, others = [] } = verdict;
  const listed = (links: readonly EmbedLink[], as: FinderOption['as']) => links.map((link) => ({ verdict, link, as }));
  return [
    { verdict },
    ...listed(items, 'hit'),
    ...listed(elsewhere, 'elsewhere'),
    ...listed(near?.cases ?? [], 'fit'),
    ...listed(fits, 'fit'),
    ...others.flatMap(optionsOf),
  ];
}

/** Reads parts, each once while it is among the last answers: every read counts in the visitor's allowance. */
function readOnce(source: FinderSource) {
  const known = new Map<string, Verdict>();
  return async (parts: readonly string[], call: FinderRequest): Promise<readonly Verdict[]> => {
    if (known.size > MAX_KNOWN) known.clear();
    const missing = [...new Set(parts)].filter((part) => !known.has(part));
    const verdicts = missing.length > 0 ? await source.read(missing, call) : [];
    verdicts.forEach((verdict, index) => known.set(missing[index] ?? '', verdict));
    return parts.flatMap((part) => known.get(part) ?? []);
  };
}

/**
 * Creates the machine of the finder: a combo box of core. Text without a figure asks for suggestions, and if there are
 * none, what the text is. Text with a figure is read as citations.
 */
export function createFinderMachine(source: FinderSource, text?: string): FinderMachine {
  const read = readOnce(source);
  const combobox = createCombobox<FinderOption>({
    text,
    debounceMs: DEBOUNCE_MS,
    labelOf: ({ link }) => link?.title ?? '',
    isDisabled: ({ link }) => !link?.href,
    async load(typed, call) {
      const found = /\d|;/.test(typed) ? [] : await source.suggest(typed, call);
      if (found.length > 0) return found.map((link) => ({ link }));
      return (await read(typedLines(typed), call)).flatMap(optionsOf);
    },
  });
  return {
    ...combobox,
    start() {
      if (text) combobox.open();
    },
    stop: combobox.dispose,
  };
}
