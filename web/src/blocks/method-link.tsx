/** The foot of what was counted: a link to the page that says how, once for all reports. */
import { Link } from 'react-router';
import { methodLink, methodPath } from '../../../lib/contract/method-page.ts';

export const MethodLink = () => (
  <p className="text-sm">
    <Link to={methodPath} className="link inline-flex min-h-6 items-center">
      {methodLink}
    </Link>
  </p>
);
