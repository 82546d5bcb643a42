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
      <div className="site-advanced__section-head">
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      <div className="site-advanced__fields">{children}</div>
    </section>
  );
}
