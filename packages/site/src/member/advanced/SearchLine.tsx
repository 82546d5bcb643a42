import { formatIndianNumber } from '@headnote/core/format';
import type { QueryProblem } from '@headnote/core/search';
import { Button } from '@headnote/ui/button';
import { circleExclamationIcon, Icon } from '@headnote/ui/icon';
import { SearchBox, type SearchBoxProps } from '@headnote/ui/search-box';
import { use, useRef } from 'react';
import { KeysContext } from '../../shell/keys/keys-context.js';
import { SuggestionsBelow } from '../../shell/suggestions/SuggestionsBelow.js';
import { correctedText } from '../results/corrected-text.js';
import { messages } from './messages.js';
import { useColumnOffset } from './use-column-offset.js';

interface SearchLineProps {
  readonly text: string;
  readonly problems: readonly QueryProblem[];
  readonly onChange: (text: string) => void;
  readonly onSearch: SearchBoxProps['onSearch'];
}

/** The search as one line. The first problem is said below its column; one button corrects all that can be corrected. */
export function SearchLine({ text, problems, onChange, onSearch }: SearchLineProps) {
  const place = useRef<HTMLDivElement>(null);
  const { areOn } = use(KeysContext);
  const [problem] = problems;
  return (
    <div ref={place} className={problem ? 'site-line site-line--wrong' : 'site-line'}>
      <SearchBox
        value={text}
        placeholder={messages.example}
        hasShortcut={areOn}
        onValueChange={onChange}
        suggestions={SuggestionsBelow}
        onSearch={onSearch}
      />
      <output className="site-line__status">
        {problem && <LineProblem text={text} problems={problems} problem={problem} place={place} onChange={onChange} />}
      </output>
    </div>
  );
}

interface LineProblemProps extends Pick<SearchLineProps, 'text' | 'problems' | 'onChange'> {
  readonly problem: QueryProblem;
  readonly place: React.RefObject<HTMLElement | null>;
}

function LineProblem({ text, problems, problem: { start, message, fix }, place, onChange }: LineProblemProps) {
  const { pointer, message: offset, ref } = useColumnOffset(place, { text, column: start });
  const corrected = correctedText(text, problems);
  return (
    <>
      <span className="site-line__pointer" style={{ marginInlineStart: pointer }} aria-hidden="true" />
      <div ref={ref} className="site-line__problem" style={{ marginInlineStart: offset }}>
        <Icon shape={circleExclamationIcon} size={16} />
        <span>{messages.column(formatIndianNumber(start + 1), message)}</span>
        {corrected !== undefined && (
          <Button size="small" onClick={() => onChange(corrected)}>
            {problems.length === 1 && fix ? messages.correct(fix.trim()) : messages.correctAll}
          </Button>
        )}
      </div>
    </>
  );
}
