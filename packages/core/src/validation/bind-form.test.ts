// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { describeBoundPage } from './bind-form-page.suite.js';
import { describeBindForm } from './bind-form.suite.js';
import { drawForm } from './bound-form.suite.js';
import { bindForm } from './dom.js';
import { describeFormBehaviour } from './form-behaviour.suite.js';

const user = userEvent.setup({ delay: null });

describeFormBehaviour('bindForm', (form, fields, options) => bindForm(drawForm(fields), form, options), user);
describeBindForm(user);
describeBoundPage(user);
