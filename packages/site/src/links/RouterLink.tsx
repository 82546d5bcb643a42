import type { AnchorProps } from '@headnote/ui/link';
import { Link } from 'react-router';

/** The router's link with the props that the design system uses. */
export function RouterLink({ href, ...props }: AnchorProps) {
  return <Link to={href} {...props} />;
}
