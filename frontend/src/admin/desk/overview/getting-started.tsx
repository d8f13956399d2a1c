import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { Icon, SmallButton } from '../../shell/buttons';
import { managementPath } from '../../shell/conferences';
import * as panel from '../../shell/panel.module.scss';
import * as styles from './overview.module.scss';

export type DoneSteps = { texts: boolean; images: boolean; conference: boolean };

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

const Step = ({ title, isDone, children }: { title: string; isDone: boolean; children: ReactNode }) => (
  <li data-done={isDone}>
    <h3 className="small-title">
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
