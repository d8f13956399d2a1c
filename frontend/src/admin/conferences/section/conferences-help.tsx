import { restorableDays } from '@majlis/contracts/shared-fields';
import { Link } from 'react-router-dom';
import { HelpBox } from '../../help-box';
import { managementPath } from '../management-paths';

export function ConferencesHelp({ section }: { section: string }) {
  return (
    <HelpBox section={section}>
      <ol>
        <li>A title and two dates are enough to announce a conference. Once published, it is public immediately.</li>
        <li>
          Venue, registration, program, speakers, partners and documents are in the{' '}
          <Link to={managementPath}>conference management</Link>. Editing here does not change them.
        </li>
        <li>A deleted conference can be restored for {restorableDays} days, with everything that belongs to it.</li>
      </ol>
    </HelpBox>
  );
}
