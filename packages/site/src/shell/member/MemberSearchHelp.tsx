import { Button } from '@headnote/ui/button';
import { use } from 'react';
import { KeysContext } from '../keys/keys-context.js';
import { SearchHelp } from '../search-help/SearchHelp.js';
import { messages } from './messages.js';

/** The help for the search language, with the list of keys at its foot. */
export function MemberSearchHelp() {
  const { show } = use(KeysContext);
  return (
    <SearchHelp
      foot={
        <Button variant="quiet" size="small" onClick={show}>
          {messages.allKeys}
        </Button>
      }
    />
  );
}
