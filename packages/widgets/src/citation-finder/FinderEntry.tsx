import { answerOf, codesLine, nearLines } from '@headnote/core/embed';
import type { MouseEvent } from 'react';
import { box } from '../parts/box.js';
import { formatDate } from '../parts/format.js';
import { WidgetLink, type LinkTarget } from '../parts/WidgetLink.js';
import type { CitationFinderLabels } from './messages.js';
import { Sign, toneOf } from './Sign.js';
import type { FinderOption, Verdict } from './types.js';

interface FinderEntryProps {
  readonly option: FinderOption;
  readonly labels: CitationFinderLabels;
  readonly linkTarget: LinkTarget;
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onSelect: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** What to say about a part of the text. */
export const answerTo = ({ state, items }: Verdict) => answerOf({ state, hits: items });

/** An answer in a sentence: its reason, if the library gives one. */
export function sentenceOf(verdict: Verdict, labels: CitationFinderLabels): string {
  if (verdict.reason) return verdict.reason;
  const answer = answerTo(verdict);
  const near = verdict.near ? [...nearLines(verdict.near, labels.nearby)] : [];
  if (verdict.fits.length > 0) return [...near, answer === 'incomplete' ? labels.fitting : labels.near].join(' ');
  const codes = verdict.pair ? [codesLine(verdict.printed, verdict.pair, labels.codes)] : [];
  return [labels.sentences[answer], ...codes, ...near].join(' ');
}

const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** One entry of the list: what a part of the text is, or a judgment with a link. */
export function FinderEntry({ option, labels, linkTarget, id, isActive, onPoint, onSelect }: FinderEntryProps) {
  const { verdict, link, as } = option;
  if (!link) return verdict ? <Note verdict={verdict} labels={labels} id={id} /> : null;
  const { title, citation, court, date, later } = link;
  const isNamed = citation && citation !== verdict?.printed && as !== 'elsewhere';
  return (
    <WidgetLink
      name="case"
      href={link.href}
      target={linkTarget}
      onClick={onSelect}
      attributes={{
        id,
        role: 'option',
        tabIndex: -1,
        'aria-selected': isActive,
        onMouseMove: onPoint,
        ref: isActive ? reveal : null,
      }}
    >
      {as === 'elsewhere' && <span {...box('aside')}>{labels.elsewhere(citation)}</span>}
      {as === 'fit' && <span {...box('aside')}>{citation}</span>}
      <span {...box('title')}>{title || citation}</span>
      <span {...box('about')}>
        {[court, date && formatDate(date), as !== 'fit' && isNamed && citation].filter(Boolean).join(' · ')}
      </span>
      {later && <Later later={later} labels={labels} />}
    </WidgetLink>
  );
}

/** What a part of the text is. Keys pass over it; the announcement says it. */
function Note({ verdict, labels, id }: { verdict: Verdict; labels: CitationFinderLabels; id: string }) {
  const answer = answerTo(verdict);
  const tone = toneOf(answer);
  const sentence = sentenceOf(verdict, labels);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an entry of a list of links cannot be a select's
    <div {...box('note')} role="option" aria-disabled="true" aria-selected="false" id={id}>
      <span {...box('state')} data-tone={tone}>
        <Sign tone={tone} />
        {labels.states[answer]}
      </span>
      <span {...box('read')}>{verdict.printed || verdict.citation}</span>
      {sentence && <span {...box('why')}>{sentence}</span>}
    </div>
  );
}

/** The later judgment that warns of a case. */
function Later({
  later: { treatment, title, citation, bench, court, date },
  labels,
}: {
  later: NonNullable<NonNullable<FinderOption['link']>['later']>;
  labels: CitationFinderLabels;
}) {
  const details = [citation, court, date && formatDate(date), bench > 0 && labels.bench(bench)];
  return (
    <span {...box('later')} data-tone={treatment === 'doubted' ? 'warn' : 'bad'}>
      {[labels.by(labels.states[treatment], title), ...details].filter(Boolean).join(', ')}
    </span>
  );
}
