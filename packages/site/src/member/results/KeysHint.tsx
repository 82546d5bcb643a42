import { Button } from '@headnote/ui/button';
import { use } from 'react';
import { KeysContext } from '../../shell/keys/keys-context.js';
import { messages } from './messages.js';

const keys = { next: 'j', previous: 'k', open: 'o', select: 'x', all: '?' };

function Key({ name }: { name: string }) {
  return <kbd className="hn-key">{name}</kbd>;
}

/** The keys of the list, and the button that shows all keys. */
export function KeysHint() {
  const { areOn, show } = use(KeysContext);
  return (
    <p className="site-results__keys hn-no-print">
      {areOn && (
        <span className="site-results__key-names">
          <Key name={keys.next} /> <Key name={keys.previous} /> {messages.keysMove} <Key name={keys.open} />{' '}
          {messages.keysOpen} <Key name={keys.select} /> {messages.keysSelect}
        </span>
      )}
      <Button variant="quiet" size="small" onClick={show}>
        {areOn ? (
          <>
            <Key name={keys.all} /> {messages.allKeys}
          </>
        ) : (
          messages.keysOff
        )}
      </Button>
    </p>
  );
}
