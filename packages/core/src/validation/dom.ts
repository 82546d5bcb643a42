export { bindForm, type BindFormOptions } from './bind-form.js';
