import { Button } from '@headnote/ui/button';
import { Drawer } from '@headnote/ui/drawer';
import type { ReactNode } from 'react';
import { messages } from './messages.js';

/** The facets on a phone: a sheet over the results. Its code is loaded when it opens. */
export function FacetSheet({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={messages.narrow}
      actions={
        <Button variant="primary" onClick={onClose}>
          {messages.filtersClose}
        </Button>
      }
    >
      {children}
    </Drawer>
  );
}
