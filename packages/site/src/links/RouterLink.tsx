import type { AnchorProps } from '@headnote/ui/link';
import { Link } from 'react-router';

/** The router's link in the shape that the design system asks for. */
export function RouterLink({ href, ...props }: AnchorProps) {
  return <Link to={href} {...props} />;
}
