import type { PublicConfig } from '@headnote/core/config';
import { english as labels } from '@headnote/ui/labels';
import type { BreadcrumbList, Organization, SearchAction, Thing, WebSite, WithActionConstraints } from 'schema-dts';

/** The address by which other data name the operator. */
export const organizationId = ({ publicUrl }: PublicConfig): string => `${publicUrl}/#organization`;

/** The address by which other data name the site. */
const webSiteId = ({ publicUrl }: PublicConfig): string => `${publicUrl}/#website`;

/** The operator, and the site with its search. */
export function siteGraph(config: PublicConfig): Thing[] {
  return [organization(config), webSite(config)];
}

function organization(config: PublicConfig): Organization {
  const { brand, publicUrl } = config;
  const [address] = brand.addresses;
  const sameAs = Object.values(brand.social).filter((link) => link !== '');
  const contacts = Object.entries(brand.mailboxes).filter(([, email]) => email !== '');
  return {
    '@type': 'Organization',
    '@id': organizationId(config),
    name: brand.company || brand.name,
    ...(brand.company === '' || brand.company === brand.name ? {} : { alternateName: brand.name }),
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
    ...(address === undefined
      ? {}
      : {
          address: { '@type': 'PostalAddress', streetAddress: address.lines.join(', '), addressCountry: 'IN' },
          ...(address.phone === '' ? {} : { telephone: address.phone }),
        }),
    ...(contacts.length === 0
      ? {}
      : {
          contactPoint: contacts.map(([contactType, email]) => ({
            '@type': 'ContactPoint' as const,
            contactType,
            email,
          })),
        }),
    ...(sameAs.length === 0 ? {} : { sameAs }),
  };
}

function webSite(config: PublicConfig): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${config.publicUrl}/?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': webSiteId(config),
    name: config.brand.name,
    url: `${config.publicUrl}/`,
    inLanguage: 'en-IN',
    publisher: { '@id': organizationId(config) },
    potentialAction: search,
  };
}

/** The way from the home page to a page. */
export function breadcrumbs({ publicUrl }: PublicConfig, page: { name: string; path: string }): BreadcrumbList {
  const places = [{ name: labels.home, path: '/' }, page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}
