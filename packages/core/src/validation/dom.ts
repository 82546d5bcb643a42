export { bindForm, type BindFormOptions } from './bind-form.js';
export { bindEvents } from './bind-events.js';
