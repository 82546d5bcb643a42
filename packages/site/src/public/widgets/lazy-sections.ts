import { lazy } from 'react';
import { recoverFromDeploy } from '../../shell/start/recover-from-deploy.js';

/** The parts below the stage. The server draws them; their tabs are a third of the screen's code, which arrives after it. */
export const SnippetSection = lazy(async () => ({
  default: (await import('./SnippetSection.js').catch(recoverFromDeploy)).SnippetSection,
}));
export const Recipes = lazy(async () => ({
  default: (await import('./Recipes.js').catch(recoverFromDeploy)).Recipes,
}));
