import docsearch from '@docsearch/js/docsearch';
import { readAnswer } from './read-answer.mjs';

/** A record as DocSearch expects it. */
const toHit = (item, index) => ({
  ...item,
  objectID: String(index),
  url: item.href,
  type: 'lvl1',
  anchor: null,
  content: null,
  hierarchy: { lvl0: 'Cases', lvl1: item.citation, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  _highlightResult: {},
  _snippetResult: {},
});

docsearch({
  container: '#place',
  appId: 'none',
  apiKey: 'none',
  indices: ['cases'],
  initialQuery: 'cases',
  maxResultsPerGroup: 8,
  insights: false,
  transformSearchClient: (client) => ({
    ...client,
    async search() {
      const { items, total } = await readAnswer();
      return {
        results: [
          {
            index: 'cases',
            hits: items.map(toHit),
            nbHits: total,
            page: 0,
            nbPages: 1,
            hitsPerPage: 20,
            query: 'cases',
            params: '',
            processingTimeMS: 1,
          },
        ],
      };
    },
  }),
  hitComponent: ({ hit }, { html } = {}) =>
    html`<div>
      <p><a href="${hit.url}">${hit.appellant} vs ${hit.respondent}</a></p>
      <p>${hit.subject}</p>
      <p>${hit.date ?? 'Date not known'} · ${hit.citation}</p>
      <p>${hit.reference} · ${hit.decision}</p>
    </div>`,
});

// It shows results in a dialog only.
document.querySelector('.DocSearch-Button').click();
