import { t } from '#messages/staff';
import { HelpBox } from '../help-box';

export const PeopleImportHelp = () => (
  <HelpBox
    section="people-import"
    steps={[t('importHelp.speakersFile'), t('importHelp.speakersPreview'), t('importHelp.helpImport')]}
  >
    <p>{t('importHelp.speakersMatching')}</p>
    <p>{t('importHelp.speakersColumns')}</p>
  </HelpBox>
);
