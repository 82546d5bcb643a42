/** A postal address of the operator. */
export interface BrandAddress {
  readonly label: string;
  readonly lines: readonly string[];
  readonly phone: string;
  /** When somebody answers the telephone. */
  readonly hours?: string;
  /** Place for the map, in degrees. */
  readonly map?: { readonly latitude: number; readonly longitude: number };
}

/** Email addresses of the operator. An empty one is not shown. */
export interface BrandMailboxes {
  readonly enquiry: string;
  readonly support: string;
  readonly sales: string;
}

/** Who answers complaints about personal data. An empty address is not shown. */
export interface BrandGrievance {
  readonly officer: string;
  readonly email: string;
}

/** Links to the operator's social media pages. An empty one is not shown. */
export interface BrandSocialLinks {
  readonly facebook: string;
  readonly x: string;
  readonly linkedin: string;
  readonly youtube: string;
}

/** Links to the mobile apps. An empty one is not shown. */
export interface BrandStoreLinks {
  readonly appStore: string;
  readonly playStore: string;
}

/** One line of the latest news on the home page. */
export interface BrandNews {
  /** ISO date. */
  readonly date: string;
  readonly text: string;
  /** Address of the whole story, on this site or another one; empty for none. */
  readonly url: string;
}

/** The operator's own words in a place for an advertisement. */
export interface BrandHouseNotice {
  /** Next to the text of a preview, or below it. */
  readonly placement: 'left' | 'right' | 'below';
  readonly title: string;
  readonly text: string;
  /** Words of the link. */
  readonly link: string;
  /** A path on the site, or an https address. */
  readonly url: string;
}

/** Names, addresses and links of the product and its operator. An operator replaces it to use their own brand. */
export interface Brand {
  readonly name: string;
  readonly tagline: string;
  /** Title of the home page in the browser tab. */
  readonly homeTitle: string;
  /** Legal name of the company that runs the service. */
  readonly company: string;
  /** Name of the operator in the terms and the privacy policy. */
  readonly legalName: string;
  readonly addresses: readonly BrandAddress[];
  readonly mailboxes: BrandMailboxes;
  readonly grievance: BrandGrievance;
  readonly social: BrandSocialLinks;
  readonly stores: BrandStoreLinks;
  /** Latest news of the home page, which shows the newest; empty for none. */
  readonly news: readonly BrandNews[];
  /** Notices next to previews; a place without one shows the project's own. */
  readonly houseNotices: readonly BrandHouseNotice[];
}
