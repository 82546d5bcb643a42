import './features.css';
import { ButtonLink } from '@headnote/ui/button';
import { TextLink } from '@headnote/ui/link';
import { useLocation } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { registrationPath } from '../../links/links.js';
import { SideBlock, TextPage } from '../text-page/TextPage.js';
import { messages } from './messages.js';

/** What the product does today. */
export function FeaturesScreen() {
  const { brand } = useServices().config;
  const { title, description, lead, sections, websites, install } = messages;
  return (
    <TextPage
      title={title}
      description={description(brand.name)}
      path="/features"
      lead={lead}
      sections={[
        ...sections.map(({ id, heading, list }) => ({ id, heading, content: <FeatureList features={list} /> })),
        {
          id: 'websites',
          heading: websites.heading,
          content: (
            <p className="site-feature-list__text">
              {websites.text}
              <TextLink href="/widgets/">{websites.link}</TextLink>
            </p>
          ),
        },
        {
          id: 'install',
          heading: install.heading,
          content: <p className="site-feature-list__text">{install.text}</p>,
        },
      ]}
      side={<FeaturesSide />}
    />
  );
}

interface ListedFeature {
  readonly name: string;
  readonly text: string;
  /** A search that shows the feature. */
  readonly specimen?: string;
}

function FeatureList({ features }: { features: readonly ListedFeature[] }) {
  return (
    <dl className="site-feature-list">
      {features.map(({ name, text, specimen }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {text}
            {specimen !== undefined && <kbd className="site-feature-list__specimen">{specimen}</kbd>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FeaturesSide() {
  const { search } = useLocation();
  const { trial, coverage } = messages;
  return (
    <>
      <SideBlock title={trial.heading}>
        <p className="site-feature-list__offer">{trial.text}</p>
        <ButtonLink href={registrationPath(search)} variant="primary">
          {trial.start}
        </ButtonLink>
      </SideBlock>
      <SideBlock title={coverage.heading}>
        <TextLink href="/datacoverage">{coverage.link}</TextLink>
      </SideBlock>
    </>
  );
}
