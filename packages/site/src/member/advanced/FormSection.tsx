import { Grid, Inline } from '@headnote/ui/layout';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  readonly title: string;
  /** Next to the title, for example a link. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** Some fields of the form under a heading. */
export function FormSection({ title, end, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="site-advanced__section" aria-labelledby={id}>
      <Inline gap={16} rowGap={4} align="baseline" justify="between">
        <h2 id={id}>{title}</h2>
        {end}
      </Inline>
      <Grid columns={2} gap={24} rowGap={16} align="start" className="site-advanced__fields">
        {children}
      </Grid>
    </section>
  );
}
