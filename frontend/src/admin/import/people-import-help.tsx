import { t } from '#messages/staff';
import { HelpBox } from '../help-box';

export const PeopleImportHelp = () => (
  <HelpBox section="people-import">
    <ol>
      <li>{t('importHelp.speakersFile')}</li>
      <li>{t('importHelp.speakersPreview')}</li>
      <li>{t('importHelp.helpImport')}</li>
    </ol>
    <p>{t('importHelp.speakersMatching')}</p>
    <p>{t('importHelp.speakersColumns')}</p>
  </HelpBox>
);
