import './registration.css';
import { Counter } from '@headnote/ui/counter';
import { ErrorState } from '@headnote/ui/error-state';
import { HeadRule } from '@headnote/ui/head-rule';
import { TextLink } from '@headnote/ui/link';
import { useLoaderData, useLocation, useRevalidator } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { failureText } from '../../data/failure.js';
import { signInCardPath } from '../../links/links.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { messages } from './messages.js';
import { RegistrationForm } from './RegistrationForm.js';
import type { RegistrationData } from './registration-loader.js';

/** The registration: what the library contains, and the form. */
export function RegistrationScreen() {
  const { brand } = useServices().config;
  const { totals, choices } = useLoaderData<RegistrationData>();
  const { search } = useLocation();
  return (
    <div className="site-form-columns site-register hn-container">
      <PageHead
        title={`${messages.title} – ${brand.name}`}
        description={messages.description(brand.name)}
        canonicalPath="/registration"
        crumb={messages.title}
      />
      <div>
        <HeadRule />
        <ScreenHeading className="site-heading">{messages.title}</ScreenHeading>
        <p className="hn-muted">{messages.offer}</p>
        {totals.state === 'ready' && <Figures {...totals.value} />}
        <p className="site-register__member hn-muted hn-text-ui">
          {messages.member} <TextLink href={signInCardPath(search)}>{messages.signIn}</TextLink>
        </p>
      </div>
      <div>
        {choices.state === 'ready' ? (
          <RegistrationForm {...choices.value} />
        ) : (
          <NoChoices text={failureText(choices.failure)} />
        )}
      </div>
    </div>
  );
}

function Figures({ users, cases, acts }: { users: number; cases: number; acts: number }) {
  const { label, judgments, acts: bareActs, members } = messages.figures;
  const figures = [
    { name: judgments, value: cases },
    { name: bareActs, value: acts },
    { name: members(users), value: users },
  ];
  return (
    <ul className="site-list site-register__figures" aria-label={label}>
      {figures.map(({ name, value }) => (
        <li key={name} className="site-register__figure">
          <span className="site-register__value">
            <Counter value={value} />
          </span>{' '}
          <span className="hn-muted hn-text-ui">{name}</span>
        </li>
      ))}
    </ul>
  );
}

function NoChoices({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      title={messages.choicesFailed}
      text={text}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}
