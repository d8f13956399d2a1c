import { t } from '#messages/staff';

export function ConferencePartnersHelp() {
  return (
    <>
      <li>{t('conferencePartners.helpEnter')}</li>
      <li>{t('conferencePartners.helpTier')}</li>
      <li>{t('conferencePartners.helpOrder')}</li>
    </>
  );
}
