import type { CaseSummary } from '@headnote/core/embed';
import type { ReactNode } from 'react';
import { box } from '../parts/box.js';
import type { CaseHeadLabels } from './messages.js';

/** One line of the particulars; without content it is not drawn. */
export interface Fact {
  readonly name: string;
  readonly content: ReactNode;
}

/** Properties of CaseParticulars. */
export interface CaseParticularsProps {
  readonly item: CaseSummary;
  readonly labels: CaseHeadLabels;
  /** Draws a text that may be long; default: the text itself. */
  readonly long?: ((text: string) => ReactNode) | undefined;
  /** Draws the judges or the advocates, for example with links; default: the names. */
  readonly drawn?: Partial<Record<'bench' | 'advocates', ReactNode>> | undefined;
  /** More lines. */
  readonly more?: readonly Fact[] | undefined;
}

/** The particulars of a case, one line for each known fact, and which facts a rule extracted. */
export function CaseParticulars({ item, labels, long = (text) => text, drawn, more = [] }: CaseParticularsProps) {
  const lines: readonly Fact[] = [
    ...(['bench', 'author', 'number', 'subject'] as const).map((name) => ({
      name: labels[name],
      content: (name === 'bench' && drawn?.bench) || item[name],
    })),
    { name: labels.provisions, content: long(item.provisions.join('; ')) },
    { name: labels.decision, content: item.decision },
    { name: labels.advocates, content: drawn?.advocates || long(item.advocates.join(', ')) },
    { name: labels.printed, content: long(item.printed.join('; ')) },
    ...more,
  ];
  return (
    <>
      <dl {...box('facts')}>
        {lines.map(
          ({ name, content }) =>
            content && (
              <div key={name} {...box('fact')}>
                <dt>{name}</dt>
                <dd dir="auto">{content}</dd>
              </div>
            ),
        )}
      </dl>
      {item.derived.length > 0 && (
        <p {...box('derived')}>{labels.derived(item.derived.map((fact) => labels[fact].toLowerCase()).join(', '))}</p>
      )}
    </>
  );
}
