import { SectionHead } from '@headnote/ui/head-rule';
import { TextLink } from '@headnote/ui/link';
import { Button } from '@headnote/ui/button';
import { Tabs } from '@headnote/ui/tabs';
import { PARTNERS_PATH } from '../../links/links.js';
import { CodeBlock } from './CodeBlock.js';
import { messages } from './messages.js';
import {
  divText,
  evergreenText,
  framePolicyText,
  frameText,
  isDialog,
  pinnedText,
  policyText,
  type Install,
  type Release,
} from './snippets.js';
import { INTEGRITY_PATH } from './widgets-loader.js';

const { install: texts } = messages;

export interface SnippetSectionProps {
  readonly install: Install;
  readonly release: Release | undefined;
  readonly onRetry: () => void;
  /** Height of the widget in px, as the stage measured it. */
  readonly height: number | undefined;
}

/** The lines to paste, for every way to install the chosen widget. Without script they follow each other. */
export function SnippetSection({ install, release, onRetry, height }: SnippetSectionProps) {
  const kinds = [
    { value: 'evergreen', label: texts.evergreen, content: <Evergreen install={install} /> },
    {
      value: 'pinned',
      label: texts.pinned,
      content: <Pinned install={install} release={release} onRetry={onRetry} />,
    },
    { value: 'frame', label: texts.frame, content: <Frame install={install} height={height} /> },
  ];
  return (
    <section className="site-widgets__part" aria-labelledby="widgets-install">
      <SectionHead id="widgets-install" title={texts.heading} end={<KeyNote portalKey={install.portalKey} />} />
      <div className="site-widgets__install">
        <div className="site-widgets__cell">
          <Tabs label={texts.kinds} items={kinds} />
          <noscript>
            {kinds.slice(1).map(({ value, label, content }) => (
              <div key={value}>
                <h3 className="site-widgets__label">{label}</h3>
                {content}
              </div>
            ))}
          </noscript>
        </div>
        <div className="site-widgets__cell">
          <h3 className="site-widgets__label">{texts.policy}</h3>
          <CodeBlock kind={texts.header} name={texts.policy} code={policyText(install.library)} />
          <p className="site-widgets__note hn-muted hn-text-ui">{texts.policyNote}</p>
        </div>
      </div>
    </section>
  );
}

function KeyNote({ portalKey }: Pick<Install, 'portalKey'>) {
  return (
    <>
      {portalKey === texts.placeholderKey ? texts.keyNote : texts.yourKey}{' '}
      <TextLink href={PARTNERS_PATH}>{texts.keys}</TextLink>
    </>
  );
}

function Evergreen({ install }: { install: Install }) {
  return (
    <>
      <CodeBlock kind={texts.html} name={texts.evergreen} code={evergreenText(install)} />
      <p className="site-widgets__note hn-muted hn-text-ui">{texts.evergreenNote}</p>
      <h3 className="site-widgets__label">{texts.div}</h3>
      <CodeBlock kind={texts.html} name={texts.div} code={divText(install)} />
    </>
  );
}

/** Height of a frame whose widget has not been measured, in px. */
const USUAL_HEIGHT = 700;

function Frame({ install, height = USUAL_HEIGHT }: Pick<SnippetSectionProps, 'install' | 'height'>) {
  return (
    <>
      {isDialog(install) && <p className="site-widgets__note hn-muted hn-text-ui">{texts.frameDialog}</p>}
      <CodeBlock kind={texts.html} name={texts.frame} code={frameText(install, height)} />
      <p className="site-widgets__note hn-muted hn-text-ui">{texts.frameNote}</p>
      <h3 className="site-widgets__label">{texts.framePolicy}</h3>
      <CodeBlock kind={texts.header} name={texts.framePolicy} code={framePolicyText(install.library)} />
    </>
  );
}

function Pinned({ install, release, onRetry }: Omit<SnippetSectionProps, 'height'>) {
  if (!release) {
    return (
      <div role="alert">
        <p className="site-widgets__note hn-muted hn-text-ui">{texts.pinnedFailed}</p>
        <Button onClick={onRetry}>{texts.again}</Button>
      </div>
    );
  }
  return (
    <>
      <CodeBlock kind={texts.html} name={texts.pinned} code={pinnedText(install, release)} />
      <p className="site-widgets__note hn-muted hn-text-ui">
        {texts.pinnedNote(release.version)} <TextLink href={INTEGRITY_PATH}>{texts.integrity}</TextLink>
      </p>
    </>
  );
}
