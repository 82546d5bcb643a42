// Vite reads this for the site, the widgets, the stories and the tests in a browser.
import { plainMedia } from './packages/ui/custom-media.mjs';

const customMedia = {
  postcssPlugin: 'custom-media',
  AtRule: {
    media: (rule) => {
      const { params } = rule;
      const plain = plainMedia(`@media ${params}`).slice('@media '.length);
      if (plain !== params) rule.params = plain;
    },
  },
};

// Vite reads the default export.
export default { plugins: [customMedia] };
