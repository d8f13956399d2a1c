import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { useFocusOnMount } from '../hooks/use-focus-on-mount';
import { Icon } from '../icon';
import * as styles from './import.module.scss';
import type { ImportKind } from './import-kind';
import { listCounts } from './list-counts';
import type { Imported } from './use-import';

type ImportSummaryProps = { kind: ImportKind; imported: Imported };

export function ImportSummary({ kind: { noun, listPath }, imported }: ImportSummaryProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { undo } = imported;
  return (
    <section className={styles.done}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        <Icon name="done" /> {t('import.imported', { list: listCounts(imported, noun) })}
      </h3>
      <div className={styles.doneActions}>
        <Link to={listPath} className="btn btn-primary">
          {t(`import.seeRows.${noun.many}`)}
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
