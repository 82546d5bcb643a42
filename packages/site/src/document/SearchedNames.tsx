import { TextLink } from '@headnote/ui/link';
import { Fragment } from 'react';
import { typedSearchPath } from '../links/links.js';

/** What a source writes behind a name: `for the appellant`. */
const ROLE = /,?\s+(?:for|with|instructed by)\s.*$/i;

/** Names in a line. Each leads to a search for it: results for a member, the sign-in that keeps the search for a visitor. */
export function SearchedNames({
  field,
  names,
}: {
  readonly field: 'judge' | 'advocate';
  readonly names: readonly string[];
}) {
  return names.map((name, index) => (
    <Fragment key={`${index} ${name}`}>
      {index > 0 && ', '}
      <TextLink href={typedSearchPath(`${field}:"${name.replace(ROLE, '').replaceAll('"', ' ')}"`)}>
        {name.replace(ROLE, '')}
      </TextLink>
      {ROLE.exec(name)?.[0]}
    </Fragment>
  ));
}
