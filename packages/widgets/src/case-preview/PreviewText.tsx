import { box } from '../parts/box.js';
import { formatNumber } from '../parts/format.js';
import { WidgetLink, type LinkTarget } from '../parts/WidgetLink.js';
import type { CasePreviewLabels } from './messages.js';
import type { EmbedCase } from './types.js';

interface PreviewTextProps {
  readonly item: EmbedCase;
  readonly labels: CasePreviewLabels;
  readonly linkTarget: LinkTarget;
}

/** The beginning of the judgment, as text without markup, and how much of it this is. */
export function PreviewText({ item: { paragraphs, shown, length }, labels, linkTarget }: PreviewTextProps) {
  return (
    <>
      <div {...box('text')} dir="auto">
        {paragraphs.map((runs, index) => (
          <p key={index}>
            {runs.map(({ text, mark, href }, at) => {
              const Mark = (mark && { bold: 'b', italic: 'i' }[mark]) as 'b' | undefined;
              const words = Mark ? <Mark key={at}>{text}</Mark> : text;
              return href ? (
                <WidgetLink key={at} name="link" href={href} target={linkTarget}>
                  {words}
                </WidgetLink>
              ) : (
                words
              );
            })}
          </p>
        ))}
      </div>
      {shown < length && (
        <p {...box('muted')}>
          <bdi>{labels.extent(formatNumber(shown), formatNumber(length))}</bdi>
        </p>
      )}
    </>
  );
}
