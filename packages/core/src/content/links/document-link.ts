/** A link to a person named in a judgment. */
export interface PersonLink {
  /** The role of the person. */
  readonly kind: 'advocate' | 'judge';
  /** Id of the person, as in `CaseRecord.judgeIds` and `CaseRecord.advocateIds`. */
  readonly id: string;
  /** The name to search for. If undefined, the text of the link is the name. */
  readonly name?: string | undefined;
}

/** A link to another judgment. */
export interface JudgmentLink {
  /** Discriminates the links. */
  readonly kind: 'judgment';
  /** Id of the judgment, not encrypted. */
  readonly id: string;
}

/** A link to an act or one of its sections. The view encrypts the id for `bareactdetail`. */
export interface ActLink {
  /** Discriminates the links. */
  readonly kind: 'act';
  /** Id of the act, not encrypted. */
  readonly actId: string;
  /** Id of the section's anchor in the act, such as `s302A`; undefined for the act as a whole. */
  readonly section?: string | undefined;
}

/** A link to an element of the same document. The view scrolls to it. */
export interface SectionLink {
  /** Discriminates the links. */
  readonly kind: 'section';
  /** Id of the element in the sanitised HTML, including the prefix. */
  readonly target: string;
}

/** A link that shows or hides a block of the same document, such as the list of referred judgments. */
export interface ToggleLink {
  /** Discriminates the links. */
  readonly kind: 'toggle';
  /** Id of the block in the sanitised HTML, including the prefix. */
  readonly target: string;
}

/** A prompt to sign in. The view opens the registration page. */
export interface LoginPromptLink {
  /** Discriminates the links. */
  readonly kind: 'login-prompt';
}

/** A link to an address: `page` is a path on this site, `external` is an `https:`, `http:` or `mailto:` address. */
export interface AddressLink {
  /** Whether the address is on this site. */
  readonly kind: 'page' | 'external';
  /** The address, checked by the content policy. */
  readonly href: string;
}

/** Not a link, or one that must not be followed. */
export interface NoLink {
  /** Discriminates the links. */
  readonly kind: 'none';
}

/** A link written as a routing identifier. The view decides where it leads. */
export type RoutedLink = PersonLink | JudgmentLink | ActLink | ToggleLink | LoginPromptLink;

/** The target of a link inside a document. */
export type DocumentLink = RoutedLink | SectionLink | AddressLink | NoLink;
