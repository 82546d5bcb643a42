export { bindForm, type BindFormOptions } from './bind-form.js';
export { hearForm } from './hear-form.js';
