import { t } from '#messages/staff';

export function DocumentsHelp() {
  return (
    <>
      <li>{t('documents.helpTitle')}</li>
      <li>{t('documents.helpSource')}</li>
      <li>{t('documents.helpParent')}</li>
      <li>{t('documents.helpPapers')}</li>
      <li>{t('documents.helpSeveral')}</li>
      <li>{t('documents.helpOrder')}</li>
    </>
  );
}
