import { TextField } from '@headnote/ui/text-field';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { libraryPath, type LibraryPlace } from '../../links/library-address.js';
import type { NavigationState } from '../../shell/page/ScreenHeading.js';
import { messages } from './messages.js';

/** Milliseconds between the last letter and the list. */
const SETTLE_MS = 300;
const keepFocus: NavigationState = { keepFocus: true };

/** One box for everything in the library. What it finds has an address of its own. */
export function LibrarySearch({ place }: { readonly place: LibraryPlace }) {
  const navigate = useNavigate();
  const inAddress = typeof place === 'object' && 'find' in place ? place.find : '';
  const [text, setText] = useState(inAddress);
  const [last, setLast] = useState(inAddress);
  // Another place was chosen: the words are not those of the page any more.
  if (last !== inAddress) {
    setLast(inAddress);
    if (inAddress === '') setText('');
  }
  const typed = text.trim();
  const open = useEffectEvent(() => {
    if (typed === inAddress) return;
    const replace = inAddress !== '';
    void navigate(libraryPath(typed === '' ? 'all' : { find: typed }), { replace, state: keepFocus });
  });
  useEffect(() => {
    const timer = setTimeout(open, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      type="search"
      className="site-library__find"
      label={messages.found.label}
      value={text}
      autoComplete="off"
      onChange={({ target }) => setText(target.value)}
    />
  );
}
