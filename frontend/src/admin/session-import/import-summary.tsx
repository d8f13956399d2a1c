import { Link } from 'react-router-dom';
import { useFocusOnMount } from '../../ui/hooks/use-focus-on-mount';
import { managementPaths } from '../conferences/management-paths';
import { Icon } from '../icon';
import * as styles from './session-import.module.scss';
import { describeResult, type Imported } from './use-import';

type ImportSummaryProps = { conferenceId: string; imported: Imported };

export function ImportSummary({ conferenceId, imported }: ImportSummaryProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { undo } = imported;
  return (
    <section className={styles.done}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        <Icon name="done" /> Imported {describeResult(imported)}
      </h3>
      <div className={styles.doneActions}>
        <Link to={managementPaths.conference(conferenceId, 'sessions')} className="btn btn-primary">
          See the sessions
        </Link>
        {undo && (
          <button type="button" className="btn btn-quiet" onClick={undo.run}>
            <Icon name="undo" /> {undo.label}
          </button>
        )}
      </div>
    </section>
  );
}
