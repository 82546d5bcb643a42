import { use, useEffect, type RefObject } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { addDocument } from '../../data/history-queries.js';
import { shareOfFragment, storedShare } from '../../data/reading-places.js';
import { RestoredScroll } from '../../shell/page/use-scroll-position.js';
import type { ReaderDocument } from './reader-document.js';

/** Milliseconds without scrolling after which a place counts as read. */
const REST_MS = 4000;
/** A smaller move is not worth a call. */
const LEAST_MOVE = 0.005;

interface PlaceOptions {
  readonly text: RefObject<HTMLDivElement | null>;
  readonly html: string;
}

/** Remembers in the member's history where the reading stopped, and goes there when the address asks for it. */
export function useReadingPlace(document: ReaderDocument, { text, html }: PlaceOptions): void {
  const { client } = useServices();
  const isRestored = use(RestoredScroll);
  const { id, kind, title } = document;

  useEffect(() => {
    const share = shareOfFragment(window.location.hash.slice(1));
    const root = text.current;
    if (share === undefined || !root || html === '' || isRestored) return;
    const { top, height } = root.getBoundingClientRect();
    window.scrollBy({ top: top + height * share - window.innerHeight * 0.2, behavior: 'instant' });
  }, [text, html, isRestored]);

  useEffect(() => {
    if (html === '') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The screen itself told that it was opened.
    let told = shareOfFragment(window.location.hash.slice(1)) ?? 0;
    let latest = 0;
    const tell = () => {
      clearTimeout(timer);
      if (Math.abs(latest - told) < LEAST_MOVE) return;
      told = latest;
      const opened = { id, title, kind: kind === 'act' ? ('act' as const) : ('case' as const) };
      // A lost place is no loss worth a message.
      void addDocument(client, opened, storedShare(latest)).catch(() => undefined);
    };
    const measure = () => {
      const root = text.current;
      if (!root) return;
      const { top, height } = root.getBoundingClientRect();
      latest = height === 0 ? 0 : Math.min(1, Math.max(0, (window.innerHeight * 0.2 - top) / height));
      clearTimeout(timer);
      timer = setTimeout(tell, REST_MS);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      window.removeEventListener('scroll', measure);
      clearTimeout(timer);
      tell();
    };
  }, [client, text, html, id, kind, title]);
}
