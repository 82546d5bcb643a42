import { SectionHead } from '@headnote/ui/head-rule';
import { CodeBlock } from './CodeBlock.js';
import { messages } from './messages.js';

const { checks: texts } = messages;

const COMMAND = "headnote.q.push(['diagnose']);";

/** What to do when nothing appears. */
export function Checks() {
  return (
    <section className="site-widgets__part" aria-labelledby="widgets-checks">
      <SectionHead id="widgets-checks" title={texts.heading} />
      <p className="site-widgets__note hn-muted hn-text-ui">{texts.lead}</p>
      <CodeBlock kind={texts.command} name={texts.command} code={COMMAND} />
      <dl className="site-widgets__checks">
        {texts.list.map(({ sign, cause, remedy }) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{cause}</dd>
            <dd>{remedy}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
