import './hits.css';
import { formatIndianNumber } from '@headnote/core/format';
import { IconButton } from '@headnote/ui/icon-button';
import { chevronDownIcon, chevronUpIcon, Icon, searchIcon } from '@headnote/ui/icon';
import { useShortcut } from '../../shell/keys/use-shortcut.js';
import { messages } from './messages.js';
import type { Hits } from './use-hits.js';

/** The words of a search and where they are. */
export interface HitNavigatorProps {
  /** The search as typed. */
  readonly words: string;
  readonly hits: Hits;
  /** State of the read. */
  readonly state: 'pending' | 'error' | 'success';
}

/** In the tool bar: the words of the search, the current hit, and buttons for the previous and the next one. */
export function HitNavigator({ words, hits, state }: HitNavigatorProps) {
  const { total, go } = hits;
  useShortcut({ key: 'n', label: messages.next }, () => go(1));
  useShortcut({ key: 'p', label: messages.previous }, () => go(-1));
  return (
    <fieldset className="site-hits" aria-label={messages.navigator}>
      <Icon shape={searchIcon} size={16} className="site-hits__sign" />
      <span className="site-hits__words" title={words}>
        {words}
      </span>
      <output className="site-hits__count">{state === 'success' ? placeWords(hits) : stateWords[state]}</output>
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

function placeWords({ total, current, hasMore }: Hits): string {
  if (total === 0) return messages.none;
  const all = hasMore ? messages.andMore(formatIndianNumber(total)) : formatIndianNumber(total);
  return current === undefined ? messages.count(all) : messages.place(formatIndianNumber(current + 1), all);
}
