import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { useLabels, type Labels } from '../labels/index.js';
import { Anchor, type LinkComponent } from '../link/index.js';
import { HeadRule } from '../head-rule/index.js';
import { Wordmark } from '../wordmark/index.js';

export interface FooterLink {
  /** Text of the link. */
  label: string;
  /** Address of the link. */
  href: string;
  /** Language of the text and of the page behind it, if it is not that of this page. Read for `social`. */
  lang?: string | undefined;
}

export interface FooterAction {
  /** Text of the button. */
  label: string;
  /** Called when the reader presses the button. */
  onPress: () => void;
}

export interface FooterGroup {
  /** Heading of the column. */
  title: string;
  /** Links in order; an action, such as signing out, is a button that looks like them. */
  links: readonly (FooterLink | FooterAction)[];
}

export interface FooterProps {
  /** Columns of links. Default: the pages of the site, and a column for the app when `stores` has an address. */
  groups?: readonly FooterGroup[] | undefined;
  /** Addresses in the app stores. Stores without an address are left out. */
  stores?: { android?: string | undefined; apple?: string | undefined } | undefined;
  /** Plain links below the tagline: social pages, the page in another language. Links without an address are left out. */
  social?: readonly FooterLink[] | undefined;
  /** Sentence below the wordmark. Default: that of the labels. */
  tagline?: string | undefined;
  /** Name of the wordmark. Default `Headnote`. */
  brandName?: string | undefined;
  /** Id that `Download the app` scrolls to. Default `footer`. */
  id?: string | undefined;
  /** Component that renders the links. Default: that of `LinkProvider`, else `a`. */
  linkComponent?: LinkComponent | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Footer of every public page.
 *
 * - **Do** use one per public page, with the same columns everywhere.
 * - **Don’t** put links there that readers need in the member area.
 */
export function Footer({
  groups,
  stores,
  social,
  tagline,
  brandName,
  id = 'footer',
  linkComponent,
  className,
}: FooterProps) {
  const labels = useLabels();
  const columns = (groups ?? siteGroups(labels, stores ?? {})).filter((group) => listOf(group.links).length > 0);
  const elsewhere = listOf(social).filter((link) => link.href);
  return (
    <footer className={cx('hn-footer hn-container', className)} id={id}>
      <HeadRule />
      <div className="hn-footer__columns">
        <div className="hn-footer__house">
          <Wordmark name={brandName} />
          <p className="hn-footer__tagline">{tagline ?? labels.tagline}</p>
          {elsewhere.length > 0 && (
            <ul className="hn-footer__social">
              {elsewhere.map((link) => (
                <li key={link.href}>
                  <a href={link.href} lang={link.lang} rel="noreferrer">
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav className="hn-footer__navigation" aria-label={labels.footerNavigation}>
          {columns.map((group) => (
            <div key={group.title}>
              <h2 className="hn-footer__title">{group.title}</h2>
              <ul className="hn-footer__links">
                {group.links.map((link) => (
                  <li key={link.label}>
                    {'href' in link ? (
                      <Anchor href={link.href} linkComponent={linkComponent}>
                        {link.label}
                      </Anchor>
                    ) : (
                      <button type="button" onClick={link.onPress}>
                        {link.label}
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}

function siteGroups(
  labels: Labels,
  stores: { android?: string | undefined; apple?: string | undefined },
): FooterGroup[] {
  return [
    {
      title: labels.theLibrary,
      links: [
        { label: labels.about, href: '/about' },
        { label: labels.dataCoverage, href: '/datacoverage' },
        { label: labels.features, href: '/features' },
      ],
    },
    {
      title: labels.subscribe,
      links: [
        { label: labels.packages, href: '/packages' },
        { label: labels.terms, href: '/termsandcondition' },
        { label: labels.privacy, href: '/privacypolicy' },
      ],
    },
    { title: labels.writeToUs, links: [{ label: labels.contact, href: '/contact' }] },
    {
      title: labels.theApp,
      links: [
        { label: labels.forAndroid, href: stores.android ?? '' },
        { label: labels.forApple, href: stores.apple ?? '' },
      ].filter((link) => link.href !== ''),
    },
  ];
}
