import type { ReactNode } from 'react';
import { LANGUAGE } from '../../services/language.js';
import { useServices } from '../../services/ServicesProvider.js';
import type { SiteAssets } from '../../assets/assets.js';

/** The HTML document around the application, rendered on the server and hydrated in the browser. */
export function Document({ assets, children }: { assets: SiteAssets; children: ReactNode }) {
  const { brand } = useServices().config;
  return (
    <html lang={LANGUAGE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FCFBF8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17181B" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title={brand.name} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* After the styles and fonts, which the first paint waits for. */}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
