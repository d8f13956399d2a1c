import { t } from '#messages/staff';

export function PagesHelp() {
  return (
    <>
      <li>{t('pages.helpWrite')}</li>
      <li>{t('pages.helpAddress')}</li>
      <li>{t('pages.helpPlace')}</li>
      <li>{t('pages.helpOrder')}</li>
    </>
  );
}
