export { FeaturesScreen as Component } from './FeaturesScreen.js';
