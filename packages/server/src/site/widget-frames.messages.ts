/** Titles of the frame pages by widget; also the text of the link that a page without scripts shows. */
export const frameTitles = {
  'latest-cases': 'Latest cases',
  'case-preview': 'Case preview',
  'citation-finder': 'Citation finder',
  'citation-check': 'Check of a brief',
  'inquiry-form': 'Send an inquiry',
};
