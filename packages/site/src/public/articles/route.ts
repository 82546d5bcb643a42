export { ArticlesScreen as Component } from './ArticlesScreen.js';
export { articlesLoader as loader } from './articles-loader.js';
