import { Fragment } from 'react';
import { t, texts } from '#messages/staff';
import { HelpBox } from '../../help-box';
import * as styles from '../management.module.scss';

export function SetupGuide() {
  return (
    <HelpBox
      section="conference-management"
      title={t('conferenceList.howToSetUp')}
      className={styles.guide}
      steps={texts('conferenceList.setupSteps').map(({ lead, text }) => (
        <Fragment key={lead}>
          <strong>{lead}</strong> {text}
        </Fragment>
      ))}
    />
  );
}
