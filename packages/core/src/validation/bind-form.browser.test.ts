import { userEvent } from 'vitest/browser';
import { describeBoundPage } from './bind-form-page.suite.js';
import { describeBindForm } from './bind-form.suite.js';
import { drawForm } from './bound-form.suite.js';
import { bindForm } from './dom.js';
import { describeFormBehaviour } from './form-behaviour.suite.js';

describeFormBehaviour('bindForm', (form, fields, options) => bindForm(drawForm(fields), form, options), userEvent);
describeBindForm(userEvent);
describeBoundPage(userEvent);
