import type { ActChoice } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { TextLink } from '@headnote/ui/link';
import { useEffect, useRef } from 'react';
import { messages } from './messages.js';

export interface LetterBarProps {
  readonly letters: readonly ActChoice[];
  readonly chosen: string | undefined;
  /** Address of the list for a letter; for undefined, of all letters. */
  readonly hrefFor: (letter: string | undefined) => string;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The first letters of the titles, each with its number of acts. A letter without acts is no link. */
export function LetterBar({ letters, chosen, hrefFor }: LetterBarProps) {
  const counts = new Map(letters.map(({ value, count }) => [value, count]));
  const all = letters.reduce((sum, { count }) => sum + count, 0);
  const signs = counts.has('#') ? [...ALPHABET, '#'] : ALPHABET;
  const bar = useRef<HTMLElement>(null);
  // On a phone the bar scrolls sideways, and the page must not.
  useEffect(() => {
    const letter = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && letter) bar.current.scrollLeft = letter.offsetLeft - bar.current.clientWidth / 2;
  }, [chosen]);
  return (
    <nav ref={bar} className="site-letters" aria-label={messages.letters}>
      <ul>
        <Letter name={messages.allLetters} count={all} href={hrefFor(undefined)} isCurrent={chosen === undefined} />
        {signs.map((letter) => (
          <Letter
            key={letter}
            name={letter}
            count={counts.get(letter) ?? 0}
            href={hrefFor(letter)}
            isCurrent={chosen === letter}
          />
        ))}
      </ul>
    </nav>
  );
}

interface LetterProps {
  readonly name: string;
  readonly count: number;
  readonly href: string;
  readonly isCurrent: boolean;
}

function Letter({ name, count, href, isCurrent }: LetterProps) {
  const words = (
    <>
      <span>{name}</span> <span className="site-letters__count">{count === 0 ? '–' : formatIndianNumber(count)}</span>
    </>
  );
  return (
    <li>
      {count === 0 && !isCurrent ? (
        <span className="site-letters__letter">{words}</span>
      ) : (
        <TextLink
          kind="quiet"
          className="site-letters__letter"
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {words}
        </TextLink>
      )}
    </li>
  );
}
