import { DocsContainer as StorybookDocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from './theme.js';

interface GlobalsEvent {
  readonly globals: Readonly<Record<string, string | undefined>>;
}

const GLOBALS_EVENTS = ['setGlobals', 'globalsUpdated'];

/** Docs pages in Headnote's colours, in the theme that the toolbar shows. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const [chosen, setChosen] = useState(() => initialTheme(props));
  useEffect(() => {
    const channel = addons.getChannel();
    const onGlobals = ({ globals }: GlobalsEvent) => setChosen(globals['theme']);
    for (const name of GLOBALS_EVENTS) channel.on(name, onGlobals);
    return () => {
      for (const name of GLOBALS_EVENTS) channel.off(name, onGlobals);
    };
  }, []);
  const isDark = chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return <StorybookDocsContainer {...props} theme={isDark ? themes.dark : themes.light} />;
}

function initialTheme({ context }: DocsContainerProps): string | undefined {
  const [story] = context.componentStories();
  return story && (context.getStoryContext(story).globals as GlobalsEvent['globals'])['theme'];
}
