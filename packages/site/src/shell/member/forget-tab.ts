import { forgetSearches } from '../suggestions/recent-searches.js';
import { forgetLastList } from './last-list.js';
import { forgetTextDrafts } from './text-drafts.js';

/** Forgets what this tab keeps of a member for going back: drafts, the list that was open last, and searches. */
export function forgetTab(): void {
  forgetTextDrafts();
  forgetLastList();
  forgetSearches();
}

/** Loads the page again for the member who signed in while this tab slept. */
export function reloadForNext(): void {
  forgetTab();
  window.location.reload();
}
