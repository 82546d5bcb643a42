import { hasRealData } from './real-data.js';
import { realDataDir, realUrl } from './real-library.js';

/** The tag of suites that run over the sample only where the real judgments are missing: over those they prove the same, and more. */
export const SAMPLE_INSTEAD = '@sample-instead';

/** Both libraries of a suite, each with words that find several of its judgments. Only the full run has the real one. */
export const libraries = [
  {
    name: 'the sample',
    url: () => process.env.SAMPLE_URL ?? '',
    dataDir: () => process.env.SAMPLE_DATA_DIR ?? '',
    isThere: true,
    tag: SAMPLE_INSTEAD,
    words: 'notice hearing',
    /** Begins the name of an act. */
    act: 'act',
  },
  {
    name: 'the real judgments',
    url: realUrl,
    dataDir: realDataDir,
    isThere: hasRealData,
    tag: '@real-data',
    words: 'arbitration award',
    act: 'arbitration',
  },
];

/** The same for suites of `npm test`, which has only the sample. */
export const quickLibraries = libraries.map((library) =>
  library.tag === SAMPLE_INSTEAD ? { ...library, tag: [] } : library,
);
