import type { FlagTreatment } from './flag-treatments.js';
import {
  apartIcon,
  balloonIcon,
  circleCheckIcon,
  circleQuestionIcon,
  dashIcon,
  octagonBackIcon,
  octagonCrossIcon,
  octagonHalfIcon,
  quoteIcon,
  splitIcon,
  triangleIcon,
  type IconShape,
} from '../icon/index.js';

/** Look of a treatment. */
export interface TreatmentLook {
  /** Icon of the treatment. */
  shape: IconShape;
  /** Meaning for the cited case, which sets the colour. */
  role: 'good' | 'info' | 'caution' | 'bad' | 'plain';
}

/**
 * Icon and colour of each treatment: outlines for use, a half-filled octagon for a partly overruled case, a filled
 * octagon for an overruled one.
 */
export const treatmentLooks: Readonly<Record<FlagTreatment, TreatmentLook>> = {
  overruled: { shape: octagonCrossIcon, role: 'bad' },
  reversed: { shape: octagonBackIcon, role: 'bad' },
  doubted: { shape: circleQuestionIcon, role: 'caution' },
  dissented: { shape: apartIcon, role: 'caution' },
  distinguished: { shape: splitIcon, role: 'info' },
  explained: { shape: balloonIcon, role: 'info' },
  approved: { shape: circleCheckIcon, role: 'good' },
  followed: { shape: circleCheckIcon, role: 'good' },
  'relied-on': { shape: circleCheckIcon, role: 'good' },
  affirmed: { shape: circleCheckIcon, role: 'good' },
  limited: { shape: triangleIcon, role: 'caution' },
  'overruled-in-part': { shape: octagonHalfIcon, role: 'bad' },
  referred: { shape: quoteIcon, role: 'plain' },
  none: { shape: dashIcon, role: 'plain' },
};
