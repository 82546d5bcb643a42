import type { CitationCheckInput } from '../contract/citations/calls.js';
import type { EmbedSuggestions, EmbedVerdict, EmbedVerdicts } from '../contract/embed/embed-answers.js';
import { createAsk, post, type EmbedSignal } from './create-ask.js';
import type { EmbedOptions } from './embed-options.js';
import { listed } from './listed.js';
import { takeAnswer } from './take-answer.js';

/** The reads of the citation finder. Each rejects with an EmbedError. */
export interface FinderReads {
  /** Answers one line: a citation, an unfinished one, a provision, or names of parties. */
  citation(input: { readonly citation: string } & EmbedSignal): Promise<EmbedVerdict>;
  /** Suggests judgments for the names of parties typed so far; at most 10 by default. */
  suggest(input: { readonly text: string; readonly limit?: number } & EmbedSignal): Promise<EmbedSuggestions>;
  /** Checks at most 500 citations, each with the names of the parties beside it. */
  check(input: CitationCheckInput & EmbedSignal): Promise<EmbedVerdicts>;
}

/** Creates the reads of the citation finder alone, for a widget that needs no other call. */
export function createFinderReads(options: EmbedOptions): FinderReads {
  const ask = createAsk(options);
  return {
    citation: ask<{ readonly citation: string }, EmbedVerdict>('citation', takeAnswer('items')),
    suggest: ask<{ readonly text: string; readonly limit?: number }, EmbedSuggestions>('suggest', takeAnswer('items')),
    check: ask<CitationCheckInput, EmbedVerdicts>('check', takeAnswer('items'), ({ citations, names }) =>
      post({ citations: listed(citations), names: listed(names) }),
    ),
  };
}
