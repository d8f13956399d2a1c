import { HelpBox } from '../../help-box';
import * as styles from '../management.module.scss';

export function SetupGuide() {
  return (
    <HelpBox section="conference-management" title="How to set up a conference" className={styles.guide}>
      <ol>
        <li>
          <strong>Create the conference.</strong> Choose “New Conference” and enter a title, a description and the
          dates. It starts as a draft that only staff can see.
        </li>
        <li>
          <strong>Add the details.</strong> Venue or meeting link, registration, call for papers and featured image are
          on the other tabs of the form.
        </li>
        <li>
          <strong>Add speakers.</strong> Add each person once under “Manage Speakers”, for all conferences.
        </li>
        <li>
          <strong>Build the program.</strong> Add the sessions of each day and assign speakers to them.
        </li>
        <li>
          <strong>Add partners and documents.</strong> Logos, papers and proceedings are shown on the conference page.
        </li>
        <li>
          <strong>Preview and publish.</strong> “Preview” shows the page as visitors will see it. “Publish” makes it
          public immediately.
        </li>
      </ol>
    </HelpBox>
  );
}
