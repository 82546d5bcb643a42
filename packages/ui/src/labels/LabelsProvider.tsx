import { createContext, useContext, type ReactNode } from 'react';
import { english, type Labels } from './english.js';

const LabelsContext = createContext<Labels>(english);

/** Sets the words of every part below it. Without it they are English. */
export function LabelsProvider({ labels, children }: { labels: Labels; children: ReactNode }) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/** The words in force here. */
export function useLabels(): Labels {
  return useContext(LabelsContext);
}
