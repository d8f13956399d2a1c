import * as messages from '#messages/staff/import-help';
import { HelpBox } from '../help-box';

export const PeopleImportHelp = () => (
  <HelpBox section="people-import">
    <ol>
      <li>{messages.speakersFile}</li>
      <li>{messages.speakersPreview}</li>
      <li>{messages.helpImport}</li>
    </ol>
    <p>{messages.speakersMatching}</p>
    <p>{messages.speakersColumns}</p>
  </HelpBox>
);
