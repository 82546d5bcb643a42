import { Callout } from '@headnote/ui/callout';
import { useServices } from '../../services/ServicesProvider.js';
import { CopyCode } from '../../shell/copy/CopyCode.js';
import { messages } from './messages.js';

const { snippet: texts } = messages;

/** The two lines for a page of the website, with a button that copies them. */
export function Snippet({ portalKey }: { readonly portalKey: string | undefined }) {
  const { config } = useServices();
  if (portalKey === undefined) return <Callout tone="caution">{texts.noKey}</Callout>;
  return (
    <>
      <p className="hn-muted hn-text-ui">{texts.text}</p>
      <CopyCode
        code={snippetOf(config.publicUrl, portalKey)}
        action={texts.copy}
        texts={{
          done: { title: texts.done, text: texts.doneText },
          failed: { title: texts.failed, text: texts.failedText },
        }}
      />
    </>
  );
}

function snippetOf(library: string, key: string): string {
  return [
    `<script async src="${library}/widgets/v1/widgets.js" data-portal="${key}"></script>`,
    `<headnote-latest-cases><a href="${library}/">${texts.fallback}</a></headnote-latest-cases>`,
  ].join('\n');
}
