import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/getting-started';
import { gettingStarted } from '#messages/staff/overview';
import { fillIn } from '../../messages/fill-in';
import { managementPath } from '../conferences/management-paths';
import { Icon } from '../icon';
import * as panel from '../panel.module.scss';
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
        {gettingStarted}
      </h2>
      <button type="button" className={`btn btn-quiet btn-sm ${styles.hide}`} onClick={onHide}>
        {common.hide}
        <span className="visually-hidden">{messages.ofGuide}</span>
      </button>
      <ol className={styles.steps}>
        <Step title={messages.writeTexts} isDone={done.texts}>
          {fillIn(messages.writeTextsHelp, { link: <Link to="/admin/content">{common.websiteContent}</Link> })}
        </Step>
        <Step title={messages.chooseImages} isDone={done.images}>
          {fillIn(messages.chooseImagesHelp, { link: <Link to="/admin/hero-images">{common.heroImages}</Link> })}
        </Step>
        <Step title={messages.announceConference} isDone={done.conference}>
          {fillIn(messages.announceConferenceHelp, {
            link: <Link to={managementPath}>{common.conferenceManagement}</Link>,
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
          <Icon name="done" /> {messages.done}
        </span>
      )}
    </h3>
    <p>{children}</p>
  </li>
);
