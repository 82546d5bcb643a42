import sanitize from 'sanitize-html';
import { checkAttribute } from './check-attribute.js';
import { documentPolicy, type ContentPolicy } from './policy.js';

function optionsOf(policy: ContentPolicy): sanitize.IOptions {
  return {
    allowedTags: [...policy.elements],
    allowedAttributes: { '*': [...new Set(Object.values(policy.attributes).flat())] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: [...policy.droppedWithContent],
    nestingLimit: policy.maxDepth,
    enforceHtmlBoundary: false,
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => {
        const kept: Record<string, string> = {};
        for (const [name, value] of Object.entries(attribs)) {
          const checked = checkAttribute(policy, { element: tagName, name, value });
          if (checked !== undefined) kept[name] = checked;
        }
        return { tagName, attribs: kept };
      },
    },
  };
}

const optionsByPolicy = new WeakMap<ContentPolicy, sanitize.IOptions>();

/**
 * Makes HTML from a source safe to store and to send, by the content policy, with a parser and without a DOM. The
 * words stay, what the policy does not allow goes. The result is stable: applying it twice changes nothing.
 */
export function sanitizeHtml(html: string, policy: ContentPolicy = documentPolicy): string {
  let options = optionsByPolicy.get(policy);
  if (!options) optionsByPolicy.set(policy, (options = optionsOf(policy)));
  return sanitize(html, options);
}
