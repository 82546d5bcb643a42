/** An address of the operator, line by line. */
export interface BrandAddress {
  readonly label: string;
  readonly lines: readonly string[];
  readonly phone: string;
}

/** Addresses that mail is sent to; an empty one is not shown. */
export interface BrandMailboxes {
  readonly enquiry: string;
  readonly support: string;
  readonly sales: string;
}

/** Links to the operator's pages elsewhere; an empty one is not shown. */
export interface BrandSocialLinks {
  readonly facebook: string;
  readonly x: string;
  readonly linkedin: string;
  readonly youtube: string;
}

/** Links to the mobile applications; an empty one is not shown. */
export interface BrandStoreLinks {
  readonly appStore: string;
  readonly playStore: string;
}

/** Everything that names the product or its operator; another operator re-brands by giving another one. */
export interface Brand {
  readonly name: string;
  readonly tagline: string;
  /** Title of the home page in a browser's tab. */
  readonly homeTitle: string;
  /** Legal name of the company that runs the service. */
  readonly company: string;
  /** Name of the operator in the terms and the privacy policy. */
  readonly legalName: string;
  readonly addresses: readonly BrandAddress[];
  readonly mailboxes: BrandMailboxes;
  readonly social: BrandSocialLinks;
  readonly stores: BrandStoreLinks;
}
