import * as messages from '#messages/staff/conference-list';
import { HelpBox } from '../../help-box';
import * as styles from '../management.module.scss';

export function SetupGuide() {
  return (
    <HelpBox section="conference-management" title={messages.howToSetUp} className={styles.guide}>
      <ol>
        {messages.setupSteps.map(({ lead, text }) => (
          <li key={lead}>
            <strong>{lead}</strong> {text}
          </li>
        ))}
      </ol>
    </HelpBox>
  );
}
