import { t, texts } from '#messages/staff';
import { HelpBox } from '../../help-box';
import * as styles from '../management.module.scss';

export function SetupGuide() {
  return (
    <HelpBox section="conference-management" title={t('conferenceList.howToSetUp')} className={styles.guide}>
      <ol>
        {texts('conferenceList.setupSteps').map(({ lead, text }) => (
          <li key={lead}>
            <strong>{lead}</strong> {text}
          </li>
        ))}
      </ol>
    </HelpBox>
  );
}
