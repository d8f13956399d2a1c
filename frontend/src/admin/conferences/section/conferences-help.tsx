import { Link } from 'react-router-dom';
import { HelpBox } from '../../help-box';
import { managementPath } from '../management-paths';

export function ConferencesHelp({ section }: { section: string }) {
  return (
    <HelpBox section={section}>
      <ol>
        <li>A title and two dates are enough to announce a conference. What is published here is public at once.</li>
        <li>
          Venue, registration, programme, speakers, partners and documents are in the{' '}
          <Link to={managementPath}>conference management</Link>; what was entered there stays when you edit here.
        </li>
        <li>Whatever is deleted can be restored for a while, with all that belongs to it.</li>
      </ol>
    </HelpBox>
  );
}
