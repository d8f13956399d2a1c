import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { Icon } from '../../shell/icon';
import { managementPath } from '../../shell/management-paths';
import * as panel from '../../shell/panel.module.scss';
import { SmallButton } from '../../shell/small-button';
import * as styles from './overview.module.scss';
import type { DoneSteps } from './use-getting-started';

type GettingStartedProps = { done: DoneSteps; isFocused: boolean; onHide: () => void };

export function GettingStarted({ done, isFocused, onHide }: GettingStartedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) title.current?.focus();
  }, [isFocused]);
  return (
    <section className={styles.guide} aria-labelledby="getting-started-title">
      <h2 ref={title} id="getting-started-title" tabIndex={-1} className={panel.title}>
        {t('overview.gettingStarted')}
      </h2>
      <SmallButton className={styles.hide} onClick={onHide}>
        {t('common.hide')}
        <span className="visually-hidden">{t('gettingStarted.ofGuide')}</span>
      </SmallButton>
      <ol className={styles.steps}>
        <Step title={t('gettingStarted.writeTexts')} isDone={done.texts}>
          {rich('gettingStarted.writeTextsHelp', {
            link: () => <Link to="/admin/content">{t('common.websiteContent')}</Link>,
          })}
        </Step>
        <Step title={t('gettingStarted.chooseImages')} isDone={done.images}>
          {rich('gettingStarted.chooseImagesHelp', {
            link: () => <Link to="/admin/hero-images">{t('common.heroImages')}</Link>,
          })}
        </Step>
        <Step title={t('gettingStarted.announceConference')} isDone={done.conference}>
          {rich('gettingStarted.announceConferenceHelp', {
            link: () => <Link to={managementPath}>{t('common.conferenceManagement')}</Link>,
          })}
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { title: string; isDone: boolean; children: ReactNode };

const Step = ({ title, isDone, children }: StepProps) => (
  <li data-done={isDone}>
    <h3>
      {title}
      {isDone && (
        <span className={styles.done}>
          <Icon name="done" /> {t('gettingStarted.done')}
        </span>
      )}
    </h3>
    <p>{children}</p>
  </li>
);
