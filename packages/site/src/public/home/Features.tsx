import type { EmbedLatestItem } from '@headnote/core/embed';
import { CitationChip } from '@headnote/ui/citation-chip';
import { SectionHead } from '@headnote/ui/head-rule';
import { Highlight } from '@headnote/ui/highlight';
import type { ReactNode } from 'react';
import { messages } from './messages.js';

const { features: texts } = messages;

/** What the library does today, each feature with a specimen. */
export function Features({ newest }: { newest: EmbedLatestItem | undefined }) {
  const [before, hit] = texts.hits.specimen;
  return (
    <section className="site-features" id="what-it-does" aria-labelledby="what-it-does-heading">
      <SectionHead title={texts.heading} id="what-it-does-heading" />
      <div className="site-features__grid">
        <Feature {...texts.words} />
        <Feature
          {...texts.citation}
          specimen={
            newest && newest.citation !== '' ? <CitationChip citation={newest.citation} /> : texts.citation.specimen
          }
        />
        <Feature
          {...texts.hits}
          isLaw
          specimen={
            <span>
              <Highlight
                runs={[
                  { text: before, hit: false },
                  { text: hit, hit: true },
                ]}
              />
            </span>
          }
        />
        <Feature
          {...texts.paragraphs}
          specimen={
            <span className="site-feature__rule">
              <span className="site-feature__number">{texts.paragraphs.number}</span>
              {texts.paragraphs.specimen}
            </span>
          }
        />
        <Feature {...texts.acts} />
        <Feature
          {...texts.reading}
          specimen={texts.reading.specimen.map((sign) => (
            <span key={sign}>{sign}</span>
          ))}
        />
      </div>
    </section>
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
      <p className="site-feature__text">{text}</p>
    </div>
  );
}
