import { SearchBox } from '@headnote/ui/search-box';
import { Link, useNavigate } from 'react-router';
import { PageHead } from '../../app/document/PageHead.js';
import { useServices } from '../../app/ServicesProvider.js';
import { ScreenHeading } from '../../app/ScreenHeading.js';

/** The page for an address that leads nowhere: a search box and the way home. */
export function NotFoundScreen() {
  const { config } = useServices();
  const navigate = useNavigate();
  return (
    <div className="site-narrow hn-container">
      <PageHead title={`Page not found – ${config.brand.name}`} />
      <ScreenHeading className="site-narrow__heading">Page not found</ScreenHeading>
      <p>There is no page at this address. Search for what you wanted, or begin at the home page.</p>
      <SearchBox
        action="/"
        onSearch={({ text, kind }) => void navigate(`/?${new URLSearchParams({ q: text, kind }).toString()}`)}
      />
      <p>
        <Link to="/" className="hn-link">
          Home page
        </Link>
      </p>
    </div>
  );
}
