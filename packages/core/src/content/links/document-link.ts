/** A person that a judgment names. */
export interface PersonLink {
  /** Which of the two the link names. */
  readonly kind: 'advocate' | 'judge';
  /** Id of the person in the library, as `CaseRecord.judgeIds` and `CaseRecord.advocateIds` hold it. */
  readonly id: string;
  /** The name to search for; undefined where the link says none, and its words are the name. */
  readonly name?: string | undefined;
}

/** The judgment with this id. */
export interface JudgmentLink {
  /** Tells it from the other links. */
  readonly kind: 'judgment';
  /** Id of the judgment, not encrypted. */
  readonly id: string;
}

/** An act, or a section of it; a view encrypts the id for `bareactdetail`. */
export interface ActLink {
  /** Tells it from the other links. */
  readonly kind: 'act';
  /** Id of the act, not encrypted. */
  readonly actId: string;
  /** Id of the section's anchor in the act, such as `s302A`; undefined for the act as a whole. */
  readonly section?: string | undefined;
}

/** A place in the same document; the view scrolls to the element with this id. */
export interface SectionLink {
  /** Tells it from the other links. */
  readonly kind: 'section';
  /** Id of the element in sanitised HTML, prefix and all. */
  readonly target: string;
}

/** A marker that shows or hides a block of the same document, such as the links to referred judgments. */
export interface ToggleLink {
  /** Tells it from the other links. */
  readonly kind: 'toggle';
  /** Id of the block in sanitised HTML, prefix and all. */
  readonly target: string;
}

/** A prompt to sign in; the view opens the registration page. */
export interface LoginPromptLink {
  /** Tells it from the other links. */
  readonly kind: 'login-prompt';
}

/** An address: `page` is a path on this site, `external` an `https:`, `http:` or `mailto:` one. */
export interface AddressLink {
  /** Whether the address is on this site. */
  readonly kind: 'page' | 'external';
  /** The address, checked by the content policy. */
  readonly href: string;
}

/** No link, or one that must not be followed. */
export interface NoLink {
  /** Tells it from the other links. */
  readonly kind: 'none';
}

/** A link that is written as a routing identifier: what it stands for is decided by the view, not by an address. */
export type RoutedLink = PersonLink | JudgmentLink | ActLink | ToggleLink | LoginPromptLink;

/** What a link inside a document leads to. */
export type DocumentLink = RoutedLink | SectionLink | AddressLink | NoLink;
