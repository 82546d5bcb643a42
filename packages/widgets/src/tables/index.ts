import { casePreviewOptions } from '../case-preview/options.js';
import type { OptionTable } from '../element/options.js';
import { citationCheckOptions } from '../citation-check/options.js';
import { citationFinderOptions } from '../citation-finder/options.js';
import { inquiryFormOptions } from '../inquiry-form/options.js';
import { latestCasesOptions } from '../latest-cases/options.js';
import type { WidgetName } from '../widget-names.js';

export { acceptsValue } from './accepts-value.js';
export { attributeName, commonOptions, type OptionTable, type OptionValues } from '../element/options.js';
export { widgetNames, type WidgetName } from '../widget-names.js';

/** The options of every widget: for forms that set them, and for documentation. */
export const widgetTables = {
  'latest-cases': latestCasesOptions,
  'citation-finder': citationFinderOptions,
  'citation-check': citationCheckOptions,
  'inquiry-form': inquiryFormOptions,
  'case-preview': casePreviewOptions,
} satisfies Record<WidgetName, OptionTable>;
