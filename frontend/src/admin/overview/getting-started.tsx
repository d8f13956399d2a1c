import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
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
        Getting started
      </h2>
      <button type="button" className={`btn btn-quiet btn-sm ${styles.hide}`} onClick={onHide}>
        Hide<span className="visually-hidden"> the guide</span>
      </button>
      <ol className={styles.steps}>
        <Step title="Write the texts" isDone={done.texts}>
          Edit headings, the About text, addresses and links under <Link to="/admin/content">Website Content</Link>.
        </Step>
        <Step title="Choose the images" isDone={done.images}>
          Upload wide images under <Link to="/admin/hero-images">Hero Images</Link> and put them in order.
        </Step>
        <Step title="Announce a conference" isDone={done.conference}>
          Create its page, sessions, speakers and papers under <Link to={managementPath}>Conference Management</Link>,
          then publish it.
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
          <Icon name="done" /> Done
        </span>
      )}
    </h3>
    <p>{children}</p>
  </li>
);
