import { createElement, type ReactElement } from 'react';
import { inSite, storyCodec, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { resultsAddress } from '../../links/results-address.js';
import { searchFor } from '../../links/search-state.js';
import { ResultsScreen } from './ResultsScreen.js';

/** Draws the results of the search that the story names, or those of its path. */
export function drawResults({ search = '', ...place }: StoryPlace): ReactElement {
  const path = resultsAddress(storyCodec, { search: searchFor(search), page: 1 });
  return inSite(createElement(ResultsScreen), { path, ...place });
}
