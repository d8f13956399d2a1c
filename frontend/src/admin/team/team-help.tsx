import { t } from '#messages/staff';

export function TeamHelp() {
  return (
    <>
      <li>{t('team.helpEnter')}</li>
      <li>{t('team.helpProfile')}</li>
      <li>{t('team.helpOrder')}</li>
    </>
  );
}
