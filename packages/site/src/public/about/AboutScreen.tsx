import './about.css';
import type { Brand } from '@headnote/core/config';
import { formatIndianNumber } from '@headnote/core/format';
import { Stack } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { Timeline } from '@headnote/ui/timeline';
import { useLoaderData } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { SideBlock, TextPage } from '../text-page/TextPage.js';
import type { AboutData } from './about-loader.js';
import { messages } from './messages.js';

/** The page about the service: history, mission, vision, values, and the years 2006 to 2020. */
export function AboutScreen() {
  const { brand } = useServices().config;
  const { history, mission, vision, values, timeline } = messages;
  return (
    <TextPage
      title={messages.title(brand.name)}
      crumb={messages.crumb}
      description={messages.description(brand.name)}
      path="/about"
      sections={[
        { id: 'history', heading: history.heading, paragraphs: history.paragraphs(brand.name) },
        { id: 'mission', heading: mission.heading, content: <Statement text={mission.statement} /> },
        { id: 'vision', heading: vision.heading, content: <Statement text={vision.statement} /> },
        { id: 'values', heading: values.heading, content: <Values /> },
        {
          id: 'timeline',
          heading: timeline.heading,
          content: <Timeline className="site-about__years" label={timeline.label} events={timeline.events} upright />,
        },
      ]}
      side={<AboutSide brand={brand} />}
    />
  );
}

function Statement({ text }: { text: string }) {
  return <p className="site-about__statement">{text}</p>;
}

function Values() {
  return (
    <Stack as="dl" gap={16} className="site-about__values">
      {messages.values.list.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Stack>
  );
}

function AboutSide({ brand }: { brand: Brand }) {
  const { readers, house } = messages;
  const [address] = brand.addresses;
  const lines = [brand.company, ...(address?.lines ?? [])].filter((line) => line !== '');
  return (
    <>
      <Today />
      <SideBlock title={readers.heading}>
        <p>{readers.text}</p>
      </SideBlock>
      <SideBlock title={house.heading}>
        {lines.length > 0 && (
          <address className="site-about__address">
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        )}
        <TextLink href="/contact">{house.contact}</TextLink>
      </SideBlock>
    </>
  );
}

/** The library's own figures. Only what was counted is shown. */
function Today() {
  const { totals } = useLoaderData<AboutData>();
  const { today } = messages;
  const figures =
    totals.state === 'ready'
      ? [
          { name: today.judgments, value: totals.value.cases },
          { name: today.acts, value: totals.value.acts },
        ]
      : [];
  return (
    <SideBlock title={today.heading}>
      {figures.length > 0 && (
        <dl className="site-text__figures">
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatIndianNumber(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <TextLink href="/datacoverage">{today.coverage}</TextLink>
    </SideBlock>
  );
}
