import { useServices } from '../../services/ServicesProvider.js';
import { breadcrumbs } from './metadata/site-graph.js';
import { StructuredData } from './metadata/StructuredData.js';

/** Elements of the page's head. React moves them there. */
export interface PageHeadProps {
  /** Whole browser title. */
  readonly title: string;
  readonly description?: string;
  /** Path of the page's stable address. Leave it out on pages that no search engine should index. */
  readonly canonicalPath?: string;
  /** Name of the page in the way from the home page that search engines show. A document brings its own. */
  readonly crumb?: string;
  /** False: search engines do not index the page, although it has a stable address. */
  readonly isListed?: boolean;
}

/** Title, description and canonical link of a page. Without a canonical path the page asks not to be indexed. */
export function PageHead({ title, description, canonicalPath, crumb, isListed = true }: PageHeadProps) {
  const { config } = useServices();
  return (
    <>
      <title>{title}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {canonicalPath === undefined || !isListed ? <meta name="robots" content="noindex" /> : null}
      {canonicalPath === undefined ? null : <link rel="canonical" href={`${config.publicUrl}${canonicalPath}`} />}
      {crumb === undefined || canonicalPath === undefined ? null : (
        <StructuredData
          graph={import.meta.env.SSR ? [breadcrumbs(config, { name: crumb, path: canonicalPath })] : undefined}
        />
      )}
    </>
  );
}
