import type { EmbedLatestItem } from '@headnote/core/embed';
import { CitationChip } from '@headnote/ui/citation-chip';
import { SectionHead } from '@headnote/ui/head-rule';
import { Highlight } from '@headnote/ui/highlight';
import { TextLink } from '@headnote/ui/link';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import type { ReactNode } from 'react';
import { messages } from './messages.js';

const { features: texts } = messages;

/** What the library does today, each feature with a specimen. */
export function Features({ newest }: { newest: EmbedLatestItem | undefined }) {
  const { citation, connectors, treatment, links, reading } = texts;
  const [before, link, after] = links.specimen;
  return (
    <section className="site-block site-features" id="what-it-does" aria-labelledby="what-it-does-heading">
      <SectionHead
        title={texts.heading}
        id="what-it-does-heading"
        end={<TextLink href="/features">{texts.all}</TextLink>}
      />
      <div className="site-features__grid">
        <Feature {...citation} specimen={<Citation newest={newest} />} />
        <Feature {...connectors} />
        <Feature
          {...treatment}
          specimen={(['followed', 'distinguished', 'overruled'] as const).map((kind) => (
            <TreatmentFlag key={kind} treatment={kind} />
          ))}
        />
        <Feature {...texts.hits} specimen={<Hit />} />
        <Feature
          {...links}
          isLaw
          specimen={
            <span>
              {before}
              <span className="site-feature__link">{link}</span>
              {after}
            </span>
          }
        />
        <Feature
          {...reading}
          specimen={reading.specimen.map((sign) => (
            <span key={sign}>{sign}</span>
          ))}
        />
      </div>
    </section>
  );
}

/** A citation as typed and as read; that of the newest judgment if it has one. */
function Citation({ newest }: { newest: EmbedLatestItem | undefined }) {
  const { typed, read } = texts.citation;
  const own = newest?.citation ?? '';
  return (
    <>
      <span className="site-feature__typed hn-muted">{own === '' ? typed : own.toLowerCase()}</span>
      <CitationChip citation={own === '' ? read : own} />
    </>
  );
}

function Hit() {
  const [before, hit] = texts.hits.specimen;
  return (
    <span className="site-feature__rule">
      <span className="site-feature__number">{texts.hits.number}</span>
      <Highlight
        runs={[
          { text: before, hit: false },
          { text: hit, hit: true },
        ]}
      />
    </span>
  );
}

interface FeatureProps {
  readonly name: string;
  readonly text: string;
  readonly specimen: ReactNode;
  /** The specimen is a line of a judgment and has its typeface. */
  readonly isLaw?: boolean;
}

function Feature({ name, text, specimen, isLaw = false }: FeatureProps) {
  return (
    <div className="site-feature">
      <div className={`site-feature__specimen${isLaw ? ' site-feature__specimen--law' : ''}`}>{specimen}</div>
      <h3 className="site-feature__name">{name}</h3>
      <p className="hn-muted">{text}</p>
    </div>
  );
}
