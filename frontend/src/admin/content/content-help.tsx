import { rich, t } from '#messages/staff';
import { HelpBox } from '../help-box';

export function ContentHelp() {
  return (
    <HelpBox section="content">
      <ol>
        <li>{rich('content.helpFind', { default: () => <em>{t('content.defaultBadge')}</em> })}</li>
        <li>{rich('content.helpEdit', { edit: () => <strong>{t('common.edit')}</strong> })}</li>
        <li>{rich('content.helpDelete', { delete: () => <strong>{t('common.deleteRow')}</strong> })}</li>
      </ol>
    </HelpBox>
  );
}
