import type { ReactNode } from 'react';

/** A named part of a website's panel. */
export function PortalPart({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="site-partners__part">
      <h3 className="site-partners__part-name">{name}</h3>
      <div className="site-partners__content">{children}</div>
    </div>
  );
}
