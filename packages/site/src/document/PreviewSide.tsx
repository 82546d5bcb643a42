import type { DocumentExtent, LaterJudgment } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import { ButtonLink } from '@headnote/ui/button';
import { HeadRule } from '@headnote/ui/head-rule';
import { TextLink } from '@headnote/ui/link';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import { useId } from 'react';
import { useMember } from '../services/use-member.js';
import { actPreviewPath, casePreviewPath } from '../links/links.js';
import { messages } from './messages.js';

interface SideProps {
  readonly extent: DocumentExtent | null;
  readonly signInPath: string;
  readonly readerPath: string;
}

/** What later judgments do with a judgment, and the way to its full text. */
export function JudgmentSide({ extent, ...paths }: SideProps) {
  const id = useId();
  const later = extent?.later ?? [];
  return (
    <section className="site-facts-side" aria-labelledby={id}>
      <HeadRule />
      <Contents contents={extent?.contents ?? []} />
      <div className="site-facts-side__head">
        <h2 className="site-facts-side__title" id={id}>
          {messages.side.treatment}
        </h2>
      </div>
      {later.length === 0 ? (
        <p className="site-facts-side__note">{messages.side.noTreatment}</p>
      ) : (
        <ul className="site-facts-side__list">
          {later.map((one) => (
            <LaterEntry key={one.houseCitation} {...one} />
          ))}
        </ul>
      )}
      <NamedActs acts={extent?.acts ?? []} />
      <FullText kind="judgment" {...paths} />
    </section>
  );
}

/** Headings shown beside a preview. */
const SHOWN_HEADINGS = 8;

/** The headings of the full judgment. Their text is for members, so they are no links. */
function Contents({ contents }: Pick<DocumentExtent, 'contents'>) {
  const id = useId();
  if (contents.length === 0) return null;
  const { judgment, note, rest } = messages.side.contents;
  const more = contents.length - SHOWN_HEADINGS;
  return (
    <div className="site-facts-side__contents">
      <div className="site-facts-side__head">
        <h2 className="site-facts-side__title" id={id}>
          {judgment}
        </h2>
        <span className="site-facts-side__note">{note}</span>
      </div>
      <ul className="site-facts-side__list site-facts-side__numbered" aria-labelledby={id}>
        {contents.slice(0, SHOWN_HEADINGS).map(({ heading, paragraphs }, index) => (
          <li key={index}>
            <span className="site-facts-side__number">{paragraphs}</span>
            <span>{heading}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="site-facts-side__note">{rest(more)}</p>}
    </div>
  );
}

/** The acts of the library that the judgment names. */
function NamedActs({ acts }: Pick<DocumentExtent, 'acts'>) {
  const id = useId();
  if (acts.length === 0) return null;
  return (
    <>
      <div className="site-facts-side__head">
        <h2 className="site-facts-side__title" id={id}>
          {messages.side.acts}
        </h2>
      </div>
      <ul className="site-facts-side__list site-facts-side__plain" aria-labelledby={id}>
        {acts.map(({ title, houseCitation }) => (
          <li key={houseCitation}>
            <TextLink href={actPreviewPath(houseCitation)}>{title || houseCitation}</TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function LaterEntry({ treatment, citation, title, houseCitation, on }: LaterJudgment) {
  return (
    <li>
      <TreatmentFlag treatment={treatment} />
      <span>
        <TextLink href={casePreviewPath(houseCitation)}>{citation || title}</TextLink>
        {on === null ? '' : messages.side.on(formatDate(on))}
      </span>
    </li>
  );
}

/** The sections of an act that the preview shows, and how many follow. */
export function ActSide({ extent, html, ...paths }: SideProps & { readonly html: string }) {
  const id = useId();
  const sections = shownSections(html);
  const rest = (extent?.sections ?? 0) - sections.length;
  return (
    <section className="site-facts-side" aria-labelledby={id}>
      <HeadRule />
      <div className="site-facts-side__head">
        <h2 className="site-facts-side__title" id={id}>
          {messages.side.sections}
        </h2>
        {extent !== null && extent.sections > 0 && (
          <span className="site-facts-side__note">{messages.side.ofSections(extent.sections)}</span>
        )}
      </div>
      <ol className="site-facts-side__list site-facts-side__numbered">
        {sections.map(({ anchor, number, heading }) => (
          <li key={anchor}>
            <span className="site-facts-side__number">{number}</span>
            <a className="hn-link" href={`#${anchor}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
      {rest > 0 && <p className="site-facts-side__note">{messages.side.more(rest)}</p>}
      {html !== '' && <FullText kind="act" {...paths} />}
    </section>
  );
}

/** A section in the text that is shown. */
interface ShownSection {
  readonly anchor: string;
  readonly number: string;
  readonly heading: string;
}

const SECTION = /<section id="(s[^"]*)">\s*<h3[^>]*>(?:<sup>.*?<\/sup>\s?\[?)?\s*(\d+[A-Z]*)\.\s*([^<]*)/g;

/** Reads the sections of a preview from its sanitised HTML. */
function shownSections(html: string): ShownSection[] {
  return [...html.matchAll(SECTION)].map(([, anchor = '', number = '', heading = '']) => ({
    anchor,
    number,
    heading: heading.replaceAll('&amp;', '&').replace(/\.?\s*$/, ''),
  }));
}

function FullText({ kind, signInPath, readerPath }: Omit<SideProps, 'extent'> & { readonly kind: 'judgment' | 'act' }) {
  const isMember = useMember() !== undefined;
  const texts = kind === 'judgment' ? messages.judgment : messages.bareAct;
  return <ButtonLink href={isMember ? readerPath : signInPath}>{isMember ? texts.open : texts.signIn}</ButtonLink>;
}
