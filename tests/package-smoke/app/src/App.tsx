import { judgeName } from './judges';
import { Button } from '@headnote/ui/button';
import { ComboBox } from '@headnote/ui/combo-box';
import { Dialog } from '@headnote/ui/dialog';
import { Select } from '@headnote/ui/select';
import { Tabs } from '@headnote/ui/tabs';
import { TextField } from '@headnote/ui/text-field';
import { useState } from 'react';

/** A page as users of the package write it: parts of every kind, used as the documentation shows. */
export function App() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Judgments</h1>
      <TextField label="Party" hint="As the report prints it" />
      <ComboBox label="Judge" load={(text: string) => Promise.resolve([judgeName(text)])} labelOf={(name) => name} />
      <Select label="Order" options={[{ value: 'date', label: 'Newest first' }]} />
      <Tabs label="Courts" items={[{ value: 'sc', label: 'Supreme Court', content: 'Eighty-nine decisions' }]} />
      <Button variant="primary" onClick={() => setOpen(true)}>
        Search
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Nothing found">
        Try fewer words.
      </Dialog>
    </main>
  );
}
