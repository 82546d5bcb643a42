import { Button } from '@headnote/ui/button';
import { Callout } from '@headnote/ui/callout';
import { copyIcon, Icon } from '@headnote/ui/icon';
import { useServices } from '../../services/ServicesProvider.js';
import { useNotify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

const { snippet: texts } = messages;

/** The two lines for a page of the website, with a button that copies them. */
export function Snippet({ portalKey }: { readonly portalKey: string | undefined }) {
  const { config } = useServices();
  const notify = useNotify();
  if (portalKey === undefined) return <Callout tone="caution">{texts.noKey}</Callout>;
  const lines = snippetOf(config.publicUrl, portalKey);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines);
      notify({ type: 'SUCCESS', title: texts.done, text: texts.doneText });
    } catch {
      // The browser has no clipboard, or refuses it.
      notify({ type: 'INFO', title: texts.failed, text: texts.failedText });
    }
  };
  return (
    <>
      <p className="hn-muted hn-text-ui">{texts.text}</p>
      <pre className="site-partners__code">
        <code>{lines}</code>
      </pre>
      <Button size="small" icon={<Icon shape={copyIcon} size={16} />} onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </>
  );
}

function snippetOf(library: string, key: string): string {
  return [
    `<script async src="${library}/widgets/v1/widgets.js" data-portal="${key}"></script>`,
    `<headnote-latest-cases><a href="${library}/">${texts.fallback}</a></headnote-latest-cases>`,
  ].join('\n');
}
