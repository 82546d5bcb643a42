import './hits.css';
import { formatIndianNumber } from '@headnote/core/format';
import { IconButton } from '@headnote/ui/icon-button';
import { chevronDownIcon, chevronUpIcon, Icon, searchIcon } from '@headnote/ui/icon';
import { TextField } from '@headnote/ui/text-field';
import { useEffect, useReducer, useRef, type KeyboardEvent } from 'react';
import { useShortcut } from '../../shell/keys/use-shortcut.js';
import { messages } from './messages.js';
import type { Hits } from './use-hits.js';

/** Words and where they are. */
export interface HitNavigatorProps {
  /** As typed, here or in the search that led here. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly hits: Hits;
  /** State of the read. */
  readonly state: 'pending' | 'error' | 'success';
  /** False while `hits` are still those of other words. */
  readonly isCurrent: boolean;
}

/** Enter in the field steps back with Shift. */
type Step = 1 | -1;

/** In the tool bar: the words to find, the current place, and buttons for the previous and the next one. */
export function HitNavigator({ words, onWords, hits, state, isCurrent }: HitNavigatorProps) {
  const { total, go } = hits;
  const field = useRef<HTMLInputElement>(null);
  /** What Enter asked for before the places of the words were known. */
  const wanted = useRef<Step>(undefined);
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isCurrent || wanted.current === undefined) return;
    go(wanted.current);
    wanted.current = undefined;
  }, [asked, isCurrent, go]);
  useShortcut({ key: 'n', label: messages.next }, () => go(1));
  useShortcut({ key: 'p', label: messages.previous }, () => go(-1));
  useShortcut({ key: 'f', label: messages.find }, () => field.current?.select());
  const step = (by: Step) => {
    wanted.current = by;
    // After the words that were typed just before, which the page may not show yet.
    ask();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    if (event.key === 'Escape') onWords('');
  };
  return (
    <fieldset className="site-hits" aria-label={messages.navigator}>
      <Icon shape={searchIcon} size={16} className="site-hits__sign" />
      <TextField
        ref={field}
        className="site-hits__field"
        label={<span className="hn-visually-hidden">{messages.find}</span>}
        placeholder={messages.find}
        autoComplete="off"
        spellCheck={false}
        value={words}
        title={words}
        onChange={(event) => {
          wanted.current = undefined;
          onWords(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <output className="site-hits__count">{countWords({ words, hits, state })}</output>
      <IconButton
        variant="quiet"
        size="small"
        name={messages.previous}
        aria-keyshortcuts="p"
        icon={<Icon shape={chevronUpIcon} size={16} />}
        disabled={total === 0}
        onClick={() => go(-1)}
      />
      <IconButton
        variant="quiet"
        size="small"
        name={messages.next}
        aria-keyshortcuts="n"
        icon={<Icon shape={chevronDownIcon} size={16} />}
        disabled={total === 0}
        onClick={() => go(1)}
      />
    </fieldset>
  );
}

const stateWords = { pending: messages.looking, error: messages.notLoaded };

function countWords({ words, hits, state }: Pick<HitNavigatorProps, 'words' | 'hits' | 'state'>): string {
  if (words.trim() === '') return '';
  return state === 'success' ? placeWords(hits) : stateWords[state];
}

function placeWords({ total, current, hasMore }: Hits): string {
  if (total === 0) return messages.none;
  const all = hasMore ? messages.andMore(formatIndianNumber(total)) : formatIndianNumber(total);
  return current === undefined ? messages.count(all) : messages.place(formatIndianNumber(current + 1), all);
}
