import './narrow-page.css';
import type { ReactNode } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { PageHead } from './PageHead.js';
import { ScreenHeading } from './ScreenHeading.js';

export interface NarrowPageProps {
  /** The main heading. */
  readonly title: string;
  /** Whole browser title. Default: the heading and the brand. */
  readonly headTitle?: string;
  readonly children: ReactNode;
}

/** A screen of a heading and a few lines: an error, a damaged link, a missing page. Search engines do not index it. */
export function NarrowPage({ title, headTitle, children }: NarrowPageProps) {
  const { config } = useServices();
  return (
    <div className="site-narrow hn-container">
      <PageHead title={headTitle ?? `${title} – ${config.brand.name}`} />
      <ScreenHeading className="site-narrow__heading">{title}</ScreenHeading>
      {children}
    </div>
  );
}
