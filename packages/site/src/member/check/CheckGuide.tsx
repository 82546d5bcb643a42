import { Stack } from '@headnote/ui/layout';
import { AnswerFlag } from '../../citator/AnswerFlag.js';
import { answerSentence, citationAnswers } from '../../citator/citation-words.js';
import { messages } from './messages.js';

/** Before the first check: every answer with its icon and what it means. */
export function CheckGuide() {
  return (
    <Stack gap={12} className="site-check__guide">
      <h2 className="site-check__heading">{messages.guide}</h2>
      <p>{messages.guideIntro}</p>
      <dl className="site-check__answers">
        {citationAnswers.map((answer) => (
          <div key={answer} className="site-check__answer">
            <dt>
              <AnswerFlag answer={answer} />
            </dt>
            <dd>{answerSentence(answer)}</dd>
          </div>
        ))}
      </dl>
      <p>{messages.guideColumns}</p>
      <p>{messages.guideElsewhere}</p>
      <p>{messages.guideReferences}</p>
      <p>{messages.guideLimits}</p>
    </Stack>
  );
}
