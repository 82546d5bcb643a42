import { accessTokenLimits } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { useServices } from '../../services/ServicesProvider.js';
import { CopyLine } from './CopyLine.js';
import { messages } from './messages.js';

const { tokens: texts } = messages;
const { perDay, perMinute, briefCost } = accessTokenLimits;

/** What a tool needs to connect, what it may read, and how much. */
export function TokenGuide({ usedToday }: { readonly usedToday: number }) {
  const { config } = useServices();
  const url = `${config.publicUrl}/mcp`;
  const headers = { Authorization: 'Bearer your token' };
  const example = JSON.stringify({ mcpServers: { headnote: { url, headers } } }, undefined, 2);
  return (
    <>
      <h3 className="site-account__part">{texts.address}</h3>
      <p className="hn-muted hn-text-ui">{texts.addressText}</p>
      <CopyLine text={url} label={texts.copyAddress} />
      <CopyLine text={example} label={texts.copyExample} />
      <h3 className="site-account__part">{texts.reads}</h3>
      <dl className="site-account__tools hn-text-ui">
        {Object.entries(texts.tools).map(([name, what]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="hn-muted hn-text-ui">{texts.readsNot}</p>
      <h3 className="site-account__part">{texts.limits}</h3>
      <p>{texts.today(formatIndianNumber(usedToday), formatIndianNumber(perDay))}</p>
      <p className="hn-muted hn-text-ui">
        {texts.limitsText(String(perMinute), formatIndianNumber(perDay), String(briefCost))}
      </p>
    </>
  );
}
