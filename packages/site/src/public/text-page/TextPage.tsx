import './text-page.css';
import { Breadcrumb } from '@headnote/ui/breadcrumb';
import { HeadRule } from '@headnote/ui/head-rule';
import { TextLink } from '@headnote/ui/link';
import type { ReactNode } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { messages } from './messages.js';

/** One section of a page of text. */
export interface TextSection {
  /** Fragment of the section's address. */
  readonly id: string;
  readonly heading: string;
  /** Paragraphs, which are numbered through the page as in a judgment. Default none. */
  readonly paragraphs?: readonly ReactNode[] | undefined;
  /** Content without numbers, after the paragraphs. */
  readonly content?: ReactNode;
}

export interface TextPageProps {
  /** The main heading. */
  readonly title: string;
  /** Name of the page in the breadcrumb. Default: the title. */
  readonly crumb?: string | undefined;
  /** For search engines. */
  readonly description: string;
  /** Path of the page. */
  readonly path: string;
  /** A line below the heading. */
  readonly lead?: ReactNode;
  readonly sections: readonly TextSection[];
  /** Content next to the text, or below it where the page is narrow. */
  readonly side?: ReactNode;
}

/** A page of text, set like a judgment: contents, margin rule with paragraph numbers, text, side. */
export function TextPage({ title, crumb = title, description, path, lead, sections, side }: TextPageProps) {
  const { brand } = useServices().config;
  return (
    <div className="site-text hn-container">
      <PageHead title={`${crumb} – ${brand.name}`} description={description} canonicalPath={path} crumb={crumb} />
      <Breadcrumb className="site-text__path" crumbs={[{ label: messages.home, href: '/' }, { label: crumb }]} />
      <nav className="site-text__contents" aria-label={messages.contents}>
        <p className="site-text__label">{messages.contents}</p>
        <ul className="site-list">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <TextLink href={`#${id}`} kind="quiet">
                {heading}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <article className="site-text__text">
        <HeadRule />
        <ScreenHeading className="site-text__title">{title}</ScreenHeading>
        {lead && <div className="site-text__lead">{lead}</div>}
        {numbered(sections).map(({ id, heading, content, first, paragraphs = [] }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="site-text__section">
            <h2 id={`${id}-heading`}>{heading}</h2>
            {paragraphs.map((paragraph, index) => (
              <div key={first + index} id={`p${first + index}`} className="site-text__paragraph">
                <span className="site-text__number">{first + index}</span> <p>{paragraph}</p>
              </div>
            ))}
            {content}
          </section>
        ))}
      </article>
      {side && (
        <aside className="site-text__side" aria-label={messages.side}>
          <HeadRule />
          {side}
        </aside>
      )}
    </div>
  );
}

/** Adds the number of each section's first paragraph. */
function numbered(sections: readonly TextSection[]): (TextSection & { readonly first: number })[] {
  let next = 1;
  return sections.map((section) => {
    const first = next;
    next += section.paragraphs?.length ?? 0;
    return { ...section, first };
  });
}

/** A block in the side of a page of text. */
export function SideBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="site-text__block">
      <h2 className="site-text__label">{title}</h2>
      {children}
    </section>
  );
}
