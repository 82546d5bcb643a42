import { Button } from '@headnote/ui/button';
import { TextLink } from '@headnote/ui/link';
import { useEffect } from 'react';
import { actReaderPath, caseReaderPath } from '../../links/links.js';
import { isBeingLeft } from '../../services/leaving.js';
import { NarrowPage } from '../../shell/page/NarrowPage.js';
import { useOfflineCopies } from '../use-offline-copies.js';
import { messages } from './messages.js';

/** A page that was not opened on this device before, without a connection: why it is not there, and what is. */
export function NotVisitedScreen() {
  const { copies } = useOfflineCopies();
  useEffect(() => {
    // The code of the page comes with a new load only.
    const reload = () => !isBeingLeft() && window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <NarrowPage title={messages.title}>
      <p>{copies.length === 0 ? messages.nothing : messages.text}</p>
      {copies.length > 0 && (
        <ul aria-label={messages.list}>
          {copies.map(({ id, kind, title }) => (
            <li key={id}>
              <TextLink href={kind === 'act' ? actReaderPath(id) : caseReaderPath(id)}>{title}</TextLink>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => window.location.reload()}>{messages.again}</Button>
    </NarrowPage>
  );
}
