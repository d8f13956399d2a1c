import { restorableDays } from '@majlis/contracts/shared-fields';
import { Link } from 'react-router-dom';
import * as messages from '#messages/staff/conference-list';
import { fillIn } from '../../../messages/fill-in';
import { HelpBox } from '../../help-box';
import { managementPath } from '../management-paths';

export function ConferencesHelp({ section }: { section: string }) {
  return (
    <HelpBox section={section}>
      <ol>
        <li>{messages.helpAnnounce}</li>
        <li>
          {fillIn(messages.helpOtherFields, {
            management: <Link to={managementPath}>{messages.conferenceManagement}</Link>,
          })}
        </li>
        <li>{messages.helpRestore(restorableDays)}</li>
      </ol>
    </HelpBox>
  );
}
