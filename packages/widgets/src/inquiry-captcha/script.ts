export { connectPage, connectTo } from './connect.js';
