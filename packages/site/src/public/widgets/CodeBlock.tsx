import { Button } from '@headnote/ui/button';
import { copyIcon, Icon } from '@headnote/ui/icon';
import { useCopyText } from '../../notices/use-copy-text.js';
import { messages } from './messages.js';

const { install: texts } = messages;

interface CodeBlockProps {
  /** Kind of text, above the code. */
  readonly kind: string;
  /** What the button copies, for screen readers. */
  readonly name: string;
  readonly code: string;
}

/** Lines to copy. */
export function CodeBlock({ kind, name, code }: CodeBlockProps) {
  const copy = useCopyText();
  return (
    <figure className="site-widgets__code">
      <figcaption className="site-widgets__code-head">
        <span>{kind}</span>
        <Button
          variant="quiet"
          size="small"
          className="hn-no-print"
          icon={<Icon shape={copyIcon} />}
          aria-label={texts.copy(name)}
          onClick={() =>
            void copy(code, {
              done: { title: texts.copied, text: name },
              failed: { title: texts.notCopied, text: name },
            })
          }
        >
          {texts.copyShort}
        </Button>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, also with the keyboard */}
      <section className="site-widgets__lines" tabIndex={0} aria-label={name}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  );
}
