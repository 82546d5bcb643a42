import { ConfigError } from '@headnote/core/errors';

/** A model behind the OpenAI chat protocol. */
export interface AssistantModel {
  /** Address of the protocol, such as `https://api.example.com/v1`. */
  readonly url: string;
  readonly model: string;
  /** Undefined for an endpoint that needs none. */
  readonly key: string | undefined;
}

/** The settings of the assistant, as the environment has them. */
interface AssistantSettings {
  readonly assistantUrl: string | undefined;
  readonly assistantModel: string | undefined;
  readonly assistantKey: string | undefined;
}

/** Returns the model that chooses sentences; undefined if the rules do. Throws ConfigError, in one sentence, if a part is missing. */
export function readAssistantSettings(settings: AssistantSettings): AssistantModel | undefined {
  const { assistantUrl: url, assistantModel: model, assistantKey: key } = settings;
  if (url === undefined) {
    const set = model === undefined ? key && 'ASSISTANT_KEY' : 'ASSISTANT_MODEL';
    if (set) throw new ConfigError(`${set} is set, but ASSISTANT_URL, the address of the model, is not.`);
    return undefined;
  }
  if (model === undefined) throw new ConfigError('ASSISTANT_URL is set, but ASSISTANT_MODEL is not.');
  return { url, model, key };
}
