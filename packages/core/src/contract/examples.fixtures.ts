import type { ContractCall } from './call.js';
import type { calls } from './calls.js';
import { serverCalls } from './contract.js';
import { writeAnswer } from './write-answer.js';
import type { Example, ExamplesOf } from './example.fixtures.js';
import { accountExamples } from './account/examples.fixtures.js';
import { actsExamples } from './acts/examples.fixtures.js';
import { alertsExamples } from './alerts/examples.fixtures.js';
import { articlesExamples } from './articles/examples.fixtures.js';
import { assistantExamples } from './assistant/examples.fixtures.js';
import { citationsExamples } from './citations/examples.fixtures.js';
import { completeExamples } from './complete/examples.fixtures.js';
import { configExamples } from './config/examples.fixtures.js';
import { contactExamples } from './contact/examples.fixtures.js';
import { courtsExamples } from './courts/examples.fixtures.js';
import { documentsExamples } from './documents/examples.fixtures.js';
import { embedExamples } from './embed/examples.fixtures.js';
import { libraryExamples } from './library/examples.fixtures.js';
import { mailExamples } from './mail/examples.fixtures.js';
import { packagesExamples } from './packages/examples.fixtures.js';
import { partnersExamples } from './partners/examples.fixtures.js';
import { paymentsExamples } from './payments/examples.fixtures.js';
import { searchExamples } from './search/examples.fixtures.js';
import { settingsExamples } from './settings/examples.fixtures.js';
import { welcomeExamples } from './welcome/examples.fixtures.js';

const byService: { readonly [S in keyof typeof calls]: ExamplesOf<S> } = {
  account: accountExamples,
  acts: actsExamples,
  alerts: alertsExamples,
  articles: articlesExamples,
  assistant: assistantExamples,
  citations: citationsExamples,
  complete: completeExamples,
  config: configExamples,
  contact: contactExamples,
  courts: courtsExamples,
  documents: documentsExamples,
  embed: embedExamples,
  library: libraryExamples,
  mail: mailExamples,
  packages: packagesExamples,
  partners: partnersExamples,
  payments: paymentsExamples,
  search: searchExamples,
  settings: settingsExamples,
  welcome: welcomeExamples,
};

/** An example of every call, by `service.name`. */
export const examples: Readonly<Record<string, Example>> = Object.fromEntries(
  Object.entries(byService).flatMap(([service, group]) =>
    Object.entries<Example>(group).map(([name, example]) => {
      const call = (serverCalls as unknown as Record<string, Record<string, ContractCall>>)[service]?.[name];
      const { value } = example;
      return [
        `${service}.${name}`,
        call && !('answer' in example) ? { ...example, answer: writeAnswer(call, value) } : example,
      ];
    }),
  ),
);

export type { Example } from './example.fixtures.js';
