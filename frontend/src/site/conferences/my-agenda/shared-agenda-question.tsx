import { t } from '#messages';
import { direction } from '#messages/language';
import { Dialog } from '../../../ui/dialog/dialog';
import * as dialog from '../session/session-dialog.module.scss';
import * as styles from './agenda-dialog.module.scss';
import type { SharedAgenda } from './agenda-link';

type SharedAgendaQuestionProps = {
  shared: SharedAgenda;
  /** The number of sessions in the visitor's own agenda. */
  ownCount: number;
  onAdd: () => void;
  onReplace: () => void;
  onView: () => void;
  onClose: () => void;
};

export function SharedAgendaQuestion(props: SharedAgendaQuestionProps) {
  const { shared, ownCount, onAdd, onReplace, onView, onClose } = props;
  const { ids, unknownCount, isCut } = shared;
  return (
    <Dialog
      title={ids.size > 0 ? t('agenda.sharedWithYou', { count: ids.size }) : t('agenda.emptyLink')}
      shape={dialogShape}
      onClose={onClose}
    >
      <div className={styles.body} dir={direction}>
        {unknownCount > 0 && <p>{t('agenda.unknownSessions', { count: unknownCount })}</p>}
        {isCut && <p>{t('agenda.linkIsCut')}</p>}
        {ids.size > 0 && (
          <p>{ownCount > 0 ? t('agenda.ownAgenda', { count: ownCount }) : t('agenda.ownAgendaIsEmpty')}</p>
        )}
        <div className={styles.buttons}>
          {ids.size > 0 ? (
            <>
              <button type="button" className="btn btn-primary" onClick={onAdd}>
                {t('agenda.addToMine')}
              </button>
              <button type="button" className="btn btn-outline-primary" onClick={onReplace}>
                {t('agenda.replaceMine')}
              </button>
              <button type="button" className="btn btn-outline-primary" onClick={onView}>
                {t('agenda.viewOnly')}
              </button>
            </>
          ) : (
            <button type="button" className="btn btn-primary" onClick={onClose}>
              {t('conference.seeProgramme')}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

export const dialogShape = {
  className: dialog.dialog,
  dialogClassName: `${dialog.frame} ${styles.frame}`,
  contentClassName: dialog.box,
};
