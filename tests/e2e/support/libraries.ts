import { hasRealData } from './real-data.js';

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
  },
  {
    name: 'the real judgments',
    url: () => process.env.REAL_URL ?? '',
    dataDir: () => process.env.REAL_DATA_DIR ?? '',
    isThere: hasRealData,
    tag: '@real-data',
    words: 'arbitration award',
  },
];
