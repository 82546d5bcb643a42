import type { EmbedLatestItem } from '@headnote/core/embed';
import { CitationChip } from '@headnote/ui/citation-chip';
import { SectionHead } from '@headnote/ui/head-rule';
import { Highlight } from '@headnote/ui/highlight';
import type { ReactNode } from 'react';

/** What the library does today, each thing shown by a specimen of itself. */
export function Features({ newest }: { newest: EmbedLatestItem | undefined }) {
  return (
    <section className="site-features" id="what-it-does" aria-labelledby="what-it-does-heading">
      <SectionHead title="What it does" id="what-it-does-heading" />
      <div className="site-features__grid">
        <Feature
          name="Words and phrases"
          text="Every word must occur somewhere in a judgment; a phrase in quotation marks is taken as it stands."
          specimen="“natural justice” hearing notice"
        />
        <Feature
          name="Look up by citation"
          text="Every document has a citation of the library’s own. One click on a citation copies it."
          specimen={newest && newest.citation !== '' ? <CitationChip citation={newest.citation} /> : 'Year HN number'}
        />
        <Feature
          name="Hits where they stand"
          text="Results show the lines in which your words occur, with the words marked."
          specimenIsLaw
          specimen={
            <span>
              <Highlight
                runs={[
                  { text: 'No one shall be condemned ', hit: false },
                  { text: 'unheard', hit: true },
                ]}
              />
            </span>
          }
        />
        <Feature
          name="Paragraphs you can point to"
          text="A judgment’s paragraph numbers stand beside a margin rule, and every numbered paragraph has a link."
          specimen={
            <span className="site-feature__rule">
              <span className="site-feature__number">5</span>a link leads to this very paragraph
            </span>
          }
        />
        <Feature
          name="Bare acts by section"
          text="Acts are listed beside the cases, searched with the same box, and read section by section."
          specimen="Section 1. Short title, extent and commencement"
        />
        <Feature
          name="Read it your way"
          text="Five sizes of text, a dark page in the dark, and a clean print on paper."
          specimen={
            <>
              <span>A−</span>
              <span>18</span>
              <span>A+</span>
              <span>Print</span>
            </>
          }
        />
      </div>
    </section>
  );
}

interface FeatureProps {
  readonly name: string;
  readonly text: string;
  readonly specimen: ReactNode;
  /** The specimen is a line of a judgment and set like one. */
  readonly specimenIsLaw?: boolean;
}

function Feature({ name, text, specimen, specimenIsLaw = false }: FeatureProps) {
  return (
    <div className="site-feature">
      <div className={`site-feature__specimen${specimenIsLaw ? ' site-feature__specimen--law' : ''}`}>{specimen}</div>
      <h3 className="site-feature__name">{name}</h3>
      <p className="site-feature__text">{text}</p>
    </div>
  );
}
