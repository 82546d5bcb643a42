/** Where a document came from, with a link to the official copy where the source gives one. */
export function SourceNote({ name, url, isSample }: { name: string; url: string; isSample: boolean }) {
  if (isSample) {
    return <p className="site-source">Written for this library’s sample. It is fiction and no law.</p>;
  }
  if (name === '' && url === '') return null;
  return (
    <p className="site-source">
      {name === '' ? 'Source: ' : `Source: ${name}. `}
      {isWebAddress(url) && (
        <a className="hn-link" href={url} rel="noopener external" target="_blank">
          Official copy<span className="hn-visually-hidden"> (opens in a new tab)</span>
        </a>
      )}
    </p>
  );
}

/** The address comes from a source's data: anything but a web address is no link. */
function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
