import { useEffect, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from '../services/ServicesProvider.js';
import { useMember } from '../services/use-member.js';
import { recoverFromDeploy } from '../shell/start/recover-from-deploy.js';

/** Milliseconds after the text is drawn until its links are handled, as specified. */
export const LINKS_AFTER_MS = 200;

interface DocumentLinks {
  /** The element with the text. */
  readonly text: RefObject<HTMLElement | null>;
  /** Changes when another text is drawn. */
  readonly html: string;
}

/**
 * Follows the links inside a document: to a section of it, an act, a judgment, a person, or the sign-in; and the markers that
 * show and hide a block.
 *
 * @departs B10
 */
export function useDocumentLinks({ text, html }: DocumentLinks): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { codec } = useServices();
  const isMember = useMember() !== undefined;
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    let isOver = false;
    let end = () => {};
    // Not part of the page: it arrives while the reader begins to read.
    const code = import('./follow-links.js').catch(recoverFromDeploy);
    const follow = async () => {
      const { followLinks } = await code;
      if (!isOver) end = followLinks(element, { navigate, search, codec, isMember });
    };
    const start = setTimeout(() => void follow(), LINKS_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(start);
      end();
    };
  }, [text, html, navigate, search, codec, isMember]);
}
