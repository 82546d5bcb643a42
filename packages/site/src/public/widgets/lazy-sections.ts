import { lazyPart } from '../../shell/lazy/lazy-part.js';

/** The parts below the stage. The server draws them; their tabs are a third of the screen's code, which arrives after it. */
export const SnippetSection = lazyPart(async () => (await import('./SnippetSection.js')).SnippetSection).Part;
export const Recipes = lazyPart(async () => (await import('./Recipes.js')).Recipes).Part;
