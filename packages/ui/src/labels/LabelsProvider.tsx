import { createContext, useContext, type ReactNode } from 'react';
import { english, type Labels } from './english.js';

const LabelsContext = createContext<Labels>(english);

export interface LabelsProviderProps {
  /** Labels for every part inside. */
  labels: Labels;
  /** Content that contains the parts. */
  children: ReactNode;
}

/** Sets the labels of every part below it. Without it, labels are English. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/** Labels of the nearest `LabelsProvider`. */
export function useLabels(): Labels {
  return useContext(LabelsContext);
}
