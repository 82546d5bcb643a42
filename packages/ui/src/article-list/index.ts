export { ArticleList } from './ArticleList.js';
export type { ArticleListProps } from './ArticleList.js';
