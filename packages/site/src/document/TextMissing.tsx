import { Callout } from '@headnote/ui/callout';

/** Stands where the text of an act would be when its source has none. */
export function TextMissing() {
  return (
    <Callout tone="caution" title="The text of this act is not available">
      The source lists the act without the text of any section. Nothing is shown that the source does not give.
    </Callout>
  );
}
