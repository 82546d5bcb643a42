import { caseTitle } from '@headnote/core/format';

/** An alert with the document that it watches, if it watches one and the library has it. */
interface NamedAlert {
  readonly kind: 'search' | 'judgment' | 'act' | 'own';
  readonly name: string;
  readonly title: string | null;
  readonly appellant: string | null;
  readonly respondent: string | null;
}

/** The name of an alert: the member's own words, otherwise the title of its document. */
export function alertName({ kind, name, title, appellant, respondent }: NamedAlert): string {
  if (name !== '') return name;
  if (kind === 'own') return 'Judgments that you keep';
  if (kind === 'judgment' && appellant !== null && respondent !== null) return caseTitle({ appellant, respondent });
  return title ?? '';
}
