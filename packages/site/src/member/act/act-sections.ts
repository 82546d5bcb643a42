/** One entry of an act's section list. */
export interface SectionLink {
  readonly anchor: string;
  readonly label: string;
}

/** Longest label, in characters. A section without a heading is named by its first words. */
const MAX_LABEL = 120;

/** The sections of an act, read from the anchors (`s34`) of its sanitised text. Browser only. */
export function actSections(html: string): SectionLink[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [...parsed.querySelectorAll('[id^="s"]')].flatMap((element) => {
    const heading = element.matches('h2, h3, h4, h5, h6') ? element : element.querySelector('h2, h3, h4, h5, h6');
    const label = (heading ?? element).textContent.replaceAll(/\s+/g, ' ').trim();
    if (label === '') return [];
    return [{ anchor: element.id, label: label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL)}…` : label }];
  });
}
