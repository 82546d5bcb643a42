import { Stack } from '@headnote/ui/layout';
import type { ReactNode } from 'react';

/** A named part of a website's panel. */
export function PortalPart({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="site-partners__part">
      <h3 className="site-partners__part-name">{name}</h3>
      <Stack gap={12} align="start" className="site-partners__content">
        {children}
      </Stack>
    </div>
  );
}
