import { accessTokenLimits } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { useServices } from '../../services/ServicesProvider.js';
import { AccountSection } from './AccountSection.js';
import { CopyLine } from './CopyLine.js';
import { messages } from './messages.js';

const { tokens: texts } = messages;
const { perDay, perMinute, briefCost } = accessTokenLimits;

/** What a tool needs to connect, what it may read, and how much: a part of the account page each. */
export function TokenGuide({ usedToday }: { readonly usedToday: number }) {
  const { config } = useServices();
  const url = `${config.publicUrl}/mcp`;
  const headers = { Authorization: 'Bearer your token' };
  const example = JSON.stringify({ mcpServers: { headnote: { url, headers } } }, undefined, 2);
  return (
    <>
      <AccountSection id="token-address" name={texts.address} text={texts.addressText}>
        <CopyLine text={url} label={texts.copyAddress} />
        <CopyLine text={example} label={texts.copyExample} />
      </AccountSection>
      <AccountSection id="token-reads" name={texts.reads} text={texts.toolsText}>
        <dl className="site-account__tools hn-text-ui">
          {Object.entries(texts.tools).map(([name, [title, detail]]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                {title} <span className="site-account__note hn-muted">{detail}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p>{texts.readsNot}</p>
        <p>{texts.readsWith}</p>
      </AccountSection>
      <Limits usedToday={usedToday} />
    </>
  );
}

function Limits({ usedToday }: { readonly usedToday: number }) {
  const { facts } = texts;
  const day = formatIndianNumber(perDay);
  const used = `${(100 * Math.min(1, usedToday / perDay)).toFixed(2)}%`;
  return (
    <AccountSection id="token-limits" name={texts.limits} text={texts.limitsFor}>
      <p className="site-account__days">
        <strong>{formatIndianNumber(usedToday)}</strong> {texts.today(usedToday === 1)}
      </p>
      {/* For the eye only: the number above and the facts below say the same. */}
      <div className="site-time site-time--day" aria-hidden="true">
        <div className="site-time__rule">
          <span className="site-time__past" style={{ inlineSize: used }} />
          <span className="site-time__today" style={{ insetInlineStart: used }} />
        </div>
        <p className="site-account__ends hn-muted">
          <span>{texts.dayStart}</span>
          <span>{texts.dayEnd(day)}</span>
        </p>
      </div>
      <dl className="site-account__facts">
        <dt>{facts.requests}</dt>
        <dd>{facts.requestsText(String(perMinute), day)}</dd>
        <dt>{facts.brief}</dt>
        <dd>{facts.briefText(String(briefCost))}</dd>
        <dt>{facts.above}</dt>
        <dd>{facts.aboveText}</dd>
        <dt>{facts.end}</dt>
        <dd>{facts.endText}</dd>
      </dl>
    </AccountSection>
  );
}
