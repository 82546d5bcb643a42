import './data-notice.css';
import { TextLink } from '@headnote/ui/link';
import { useServices } from '../../services/ServicesProvider.js';
import { messages } from './messages.js';

/** Data that a form takes, and what it is used for. */
export interface DataPurpose {
  readonly data: string;
  readonly purpose: string;
}

/** Says what a form's personal data is used for, and who answers complaints. It is open until the reader closes it. */
export function DataNotice({ purposes }: { purposes: readonly DataPurpose[] }) {
  const { brand } = useServices().config;
  const { officer, email } = brand.grievance;
  const address = email || brand.mailboxes.support;
  return (
    <details className="site-data-notice hn-text-ui" open>
      <summary>{messages.heading}</summary>
      <dl className="site-data-notice__list">
        {purposes.map(({ data, purpose }) => (
          <div key={data} className="site-data-notice__row">
            <dt>{data}</dt>
            <dd>{purpose}</dd>
          </div>
        ))}
      </dl>
      <p className="site-data-notice__contact">
        {address === '' ? (
          messages.noContact
        ) : (
          <>
            {messages.officer(officer)}
            <TextLink href={`mailto:${address}`}>{address}</TextLink>
          </>
        )}
      </p>
    </details>
  );
}
