import { HelpBox } from '../../help-box';
import * as styles from '../management.module.scss';

export function SetupGuide() {
  return (
    <HelpBox section="conference-management" title="How to set up a conference" className={styles.guide}>
      <ol>
        <li>
          <strong>Create it.</strong> “New Conference” asks for a title, a description and the dates. It starts as a
          draft that only staff see.
        </li>
        <li>
          <strong>Say where and how.</strong> Venue or video room, registration, call for papers and a picture are on
          the other tabs of the form.
        </li>
        <li>
          <strong>Add speakers.</strong> A person is entered once, under “Manage Speakers”, for all conferences.
        </li>
        <li>
          <strong>Build the programme.</strong> Add the sessions of each day, and assign speakers to them.
        </li>
        <li>
          <strong>Name partners, add documents.</strong> Logos, call for papers, proceedings: all on its page.
        </li>
        <li>
          <strong>Preview and publish.</strong> “Preview” shows the page as visitors will see it; “Publish” opens it to
          them at once.
        </li>
      </ol>
    </HelpBox>
  );
}
