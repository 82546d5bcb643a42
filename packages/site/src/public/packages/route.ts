export { PackagesScreen as Component } from './PackagesScreen.js';
export { packagesLoader as loader } from './packages-loader.js';
