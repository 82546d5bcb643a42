import type { NearParts } from './near-parts.js';
import { nearWords, type NearWords } from './near-words.js';

/**
 * Says in sentences what the library has near a citation that it does not have: how much of the volume, the year or the
 * series, who cites it and by which name, and its other reports.
 */
export function nearLines(near: NearParts, say: NearWords = nearWords): readonly string[] {
  const { inVolume, inYear, inSeries, volume, citedBy, names, parallels } = near;
  const covered =
    inVolume > 0 && volume !== ''
      ? say.volume(inVolume, near)
      : inYear > 0
        ? say.year(inYear, near)
        : inSeries > 0
          ? say.noYear(near)
          : say.noSeries(near);
  const cited = citedBy > 0 ? [`${say.cited(citedBy)}${names.length > 0 ? say.as(names) : ''}${say.stop}`] : [];
  return [covered, ...cited, ...(parallels.length > 0 ? [say.parallels(parallels)] : [])];
}
