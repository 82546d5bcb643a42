import {
  apartIcon,
  circleCheckIcon,
  circleCrossIcon,
  circleQuestionIcon,
  dashIcon,
  Icon,
  splitIcon,
  triangleIcon,
  type IconShape,
} from '@headnote/ui/icon';
import type { CitationState } from './citation-words.js';
import { messages } from './messages.js';

const looks: Readonly<Record<CitationState, { shape: IconShape; role: string }>> = {
  found: { shape: circleCheckIcon, role: 'good' },
  ambiguous: { shape: splitIcon, role: 'info' },
  'party-differs': { shape: triangleIcon, role: 'caution' },
  'name-differs': { shape: apartIcon, role: 'bad' },
  'not-held': { shape: dashIcon, role: 'plain' },
  impossible: { shape: circleCrossIcon, role: 'bad' },
  unread: { shape: circleQuestionIcon, role: 'plain' },
};

/** The state of a citation: an icon and words that look like a treatment. */
export function StateFlag({ state }: { state: CitationState }) {
  const { shape, role } = looks[state];
  return (
    <span className={`hn-treatment hn-treatment--${role}`}>
      <Icon shape={shape} size={15} />
      {messages.states[state]}
    </span>
  );
}
