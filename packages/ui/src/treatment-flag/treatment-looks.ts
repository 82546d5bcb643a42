import type { Treatment } from '@headnote/core/contract';
import {
  apartIcon,
  balloonIcon,
  circleCheckIcon,
  circleQuestionIcon,
  octagonBackIcon,
  octagonCrossIcon,
  quoteIcon,
  splitIcon,
  type IconShape,
} from '../icon/index.js';

/** How a treatment is drawn. */
export interface TreatmentLook {
  shape: IconShape;
  /** What it means for the case cited, which is its colour. */
  role: 'good' | 'info' | 'caution' | 'bad' | 'plain';
}

/** Icon and colour of each treatment: outlines for use, filled shapes for the end of a case. */
export const treatmentLooks: Readonly<Record<Treatment, TreatmentLook>> = {
  overruled: { shape: octagonCrossIcon, role: 'bad' },
  reversed: { shape: octagonBackIcon, role: 'bad' },
  doubted: { shape: circleQuestionIcon, role: 'caution' },
  dissented: { shape: apartIcon, role: 'caution' },
  distinguished: { shape: splitIcon, role: 'info' },
  explained: { shape: balloonIcon, role: 'info' },
  approved: { shape: circleCheckIcon, role: 'good' },
  followed: { shape: circleCheckIcon, role: 'good' },
  'relied-on': { shape: circleCheckIcon, role: 'good' },
  referred: { shape: quoteIcon, role: 'plain' },
};
