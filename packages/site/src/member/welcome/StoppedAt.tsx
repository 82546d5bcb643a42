import type { Bookmark } from '@headnote/core/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';
import { fullAct } from '../../data/act-record.js';
import { fullCase } from '../../data/case-queries.js';
import { anchorOfBookmark } from '../../data/document-marks.js';
import { DOCUMENTS_FRESH } from '../../data/document-queries.js';
import type { ReadEntry } from '../../data/reading-places.js';
import { parseHtml } from '../../shell/start/trusted-types.js';
import { messages } from './messages.js';
import { stoppedPlace } from './stopped-place.js';

/** A whole text is long: coming back to the page does not read it again. */
const readOnce = { staleTime: DOCUMENTS_FRESH, meta: { isQuiet: true } };

interface StoppedAtProps {
  readonly entry: ReadEntry;
  /** The member's bookmarks in this document. */
  readonly bookmarks: readonly Bookmark[];
}

/** The words where the member stopped, on a small rule with the bookmarks of the document. Its room is there before them. */
export function StoppedAt({ entry: { id, kind, share }, bookmarks }: StoppedAtProps) {
  const { client } = useServices();
  const userId = useMember()?.userId ?? '';
  const judgment = useQuery({ ...fullCase(client, { id, userId }), ...readOnce, enabled: kind === 'case' });
  const act = useQuery({ ...fullAct(client, { id, userId }), ...readOnce, enabled: kind === 'act' });
  const html = (kind === 'act' ? act.data?.html : judgment.data?.html) ?? '';
  const place = useMemo(
    () => (html === '' ? undefined : stoppedPlace(parseHtml(html).body, kind === 'act' ? 'act' : 'judgment', share)),
    [html, kind, share],
  );
  const marks = bookmarks.flatMap((bookmark) =>
    bookmark.isLost ? [] : (place?.shareOf(anchorOfBookmark(bookmark)) ?? []),
  );
  return (
    <div className="site-welcome__stopped">
      {place && (
        <>
          <p className="site-welcome__number">
            {place.label !== '' && (
              <>
                <span className="hn-visually-hidden">{messages.reading.stoppedAt(kind)}</span> {place.label}
              </>
            )}
          </p>
          <span className="site-welcome__rule" aria-hidden="true">
            {marks.map((mark) => (
              <span key={mark} className="site-welcome__mark" style={{ insetBlockStart: `${mark * 100}%` }} />
            ))}
            <span className="site-welcome__tick" style={{ insetBlockStart: `${share * 100}%` }} />
          </span>
          <p className="site-welcome__words">{place.text}</p>
        </>
      )}
    </div>
  );
}
