import { useServices } from '../../app/ServicesProvider.js';

/** Elements of the page's head. React moves them there. */
export interface PageHeadProps {
  /** Whole browser title. */
  readonly title: string;
  readonly description?: string;
  /** Path of the page's stable address. Leave it out on pages that no search engine should index. */
  readonly canonicalPath?: string;
}

/** Title, description and canonical link of a page. Without a canonical path the page asks not to be indexed. */
export function PageHead({ title, description, canonicalPath }: PageHeadProps) {
  const { config } = useServices();
  return (
    <>
      <title>{title}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {canonicalPath === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${config.publicUrl}${canonicalPath}`} />
      )}
    </>
  );
}
