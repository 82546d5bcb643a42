export { ForgotPasswordScreen as Component } from './ForgotPasswordScreen.js';
export { homeLoader as loader } from '../home/home-loader.js';
