import type { Portal, PortalDefaults } from '@headnote/core/contract';

/** Who acts on portals. */
export interface PortalActor {
  /** For the audit log: `member:7`, `admin:asha`. */
  readonly name: string;
  /** The member, who reaches only the own portals; null for an operator, who reaches all. */
  readonly userId: number | null;
}

/** A portal as an operator sees it. */
export interface OwnedPortal extends Portal {
  readonly userId: number;
  readonly username: string;
}

/** The portal of a key that a page sent. */
export interface KeyedPortal {
  readonly portalId: string;
  /** The owner. */
  readonly userId: number;
  readonly key: string;
  readonly perMinute: number;
  readonly origins: ReadonlySet<string>;
  /** Options for the widgets of all its pages. */
  readonly defaults: PortalDefaults;
  /** Milliseconds since 1970 from which the key is refused; null for the current key. */
  readonly endsAt: number | null;
}
