import { useServices } from '../services/ServicesProvider.js';

/** A document and its stable page. */
export interface DocumentMetadataProps<DocumentRecord> {
  readonly record: Partial<DocumentRecord>;
  readonly title: string;
  /** Path of the stable page. */
  readonly path: string;
}

/** The address of a document's card, which other sites show in place of a link. */
export function CardLink({ path, title }: { path: string; title: string }) {
  const { publicUrl } = useServices().config;
  const query = new URLSearchParams({ url: publicUrl + path }).toString();
  return <link rel="alternate" type="application/json+oembed" href={`${publicUrl}/oembed?${query}`} title={title} />;
}
