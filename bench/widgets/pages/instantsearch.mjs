import instantsearch from 'instantsearch.js';
import { configure, hits } from 'instantsearch.js/es/widgets';
import { readAnswer } from './read-answer.mjs';

/** Answers every query with the local list, as InstantSearch expects it. */
const searchClient = {
  async search() {
    const { items, total } = await readAnswer();
    const found = items.map((item, index) => ({ ...item, objectID: String(index) }));
    return {
      results: [
        {
          hits: found,
          nbHits: total,
          page: 0,
          nbPages: 1,
          hitsPerPage: items.length,
          query: '',
          params: '',
          processingTimeMS: 1,
        },
      ],
    };
  },
};

const search = instantsearch({ indexName: 'cases', searchClient });
search.addWidgets([
  configure({ hitsPerPage: 8 }),
  hits({
    container: '#place',
    templates: {
      item: (item, { html }) =>
        html`<div>
          <p><a href="${item.href}">${item.appellant} vs ${item.respondent}</a></p>
          <p>${item.subject}</p>
          <p>${item.date ?? 'Date not known'} · ${item.citation}</p>
          <p>${item.reference} · ${item.decision}</p>
        </div>`,
    },
  }),
]);
search.start();
