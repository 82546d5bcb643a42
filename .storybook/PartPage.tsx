import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';

/** Docs page of a part: purpose, do and don't, first story, props, all stories. */
export function PartPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Guide />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

/** Examples of do and don’t, from `parameters.docs.guide` of the stories file. */
function Guide() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide: Examples } = preparedMeta.parameters['docs'] as { guide?: ComponentType };
  if (!Examples) return null;
  return (
    <div className="sb-unstyled headnote-guide">
      <Examples />
    </div>
  );
}
