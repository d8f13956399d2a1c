import { rich, t } from '#messages/staff';

export function StatusHelp() {
  return (
    <>
      <li>{t('status.instancesHelp')}</li>
      <li>{t('status.pauseHelp')}</li>
      <li>{t('status.pagesHelp')}</li>
      <li>{rich('status.commandsHelp', { command: () => <code>make backup</code> })}</li>
    </>
  );
}
