import './search-help.css';
import { TextLink } from '@headnote/ui/link';
import type { ReactNode } from 'react';
import { typedSearchPath } from '../../links/links.js';
import { messages, type HelpLine } from './messages.js';

/** The search language on one page: every line is a link that runs it. `foot` follows the examples. */
export function SearchHelp({ foot }: { foot?: ReactNode }) {
  const table = (lines: readonly HelpLine[]) => (
    <dl className="site-search-help__lines">
      {lines.map(({ search, finds }) => (
        <div key={search} className="site-search-help__line">
          <dt>
            <TextLink kind="quiet" href={typedSearchPath(search)}>
              {search}
            </TextLink>
          </dt>
          <dd>{finds}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className="site-search-help">
      <h2 className="site-search-help__heading">{messages.heading}</h2>
      <p>
        {messages.plain} {messages.run}
      </p>
      <h3>{messages.connectors}</h3>
      {table(messages.connectorLines)}
      <h3>{messages.fields}</h3>
      <p>{messages.fieldsHint}</p>
      {table(messages.fieldLines)}
      <h3>{messages.examples}</h3>
      {table(messages.exampleLines)}
      {foot}
    </div>
  );
}
