import { t } from '#messages/staff';

export function PartnersHelp() {
  return (
    <>
      <li>{t('partners.helpEnter')}</li>
      <li>{t('partners.helpLogos')}</li>
      <li>{t('partners.helpBackground')}</li>
      <li>{t('partners.helpOrder')}</li>
    </>
  );
}
