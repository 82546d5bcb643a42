import type { BrandAddress } from '@headnote/core/config';
import { Button } from '@headnote/ui/button';
import { HeadRule } from '@headnote/ui/head-rule';
import { Inline, Stack } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { useEffect, useRef, useState } from 'react';
import { directionsUrl, mapFrameUrl } from './map-links.js';
import { messages } from './messages.js';

const { map: texts } = messages;

/** The place of an office. The map of another site is loaded only when the reader asks for it. */
export function MapPanel({ address: { label, lines, map } }: { address: BrandAddress }) {
  const [isShown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isShown) frame.current?.focus();
  }, [isShown]);
  if (!map) return null;
  const place = lines.join(', ') || label;
  return (
    <section className="site-contact__map" aria-labelledby="contact-map">
      <HeadRule />
      <Inline gap={20} rowGap={8} align="baseline" justify="between" className="site-contact__map-head">
        <h2 id="contact-map" className="site-contact__map-heading">
          {texts.heading}
        </h2>
        <TextLink href={directionsUrl(map)}>{texts.directions}</TextLink>
      </Inline>
      {isShown ? (
        <iframe
          ref={frame}
          className="site-contact__map-box"
          src={mapFrameUrl(map)}
          title={texts.frame(place)}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin"
        />
      ) : (
        <div className="site-contact__map-box site-contact__map-box--empty">
          <Stack gap={12} align="start" className="site-contact__map-card">
            <p className="site-contact__map-place">{place}</p>
            <p>{texts.explanation}</p>
            <Button onClick={() => setShown(true)}>{texts.show}</Button>
          </Stack>
        </div>
      )}
    </section>
  );
}
