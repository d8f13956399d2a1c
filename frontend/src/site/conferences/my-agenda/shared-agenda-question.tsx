import * as messages from '#messages/agenda';
import { direction } from '#messages/language';
import { Dialog } from '../../../ui/dialog/dialog';
import { dialogShape } from './agenda-dialog';
import * as styles from './agenda-dialog.module.scss';
import type { SharedAgenda } from './agenda-link';

type SharedAgendaQuestionProps = {
  shared: SharedAgenda;
  /** How many sessions the visitor's own agenda has. */
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
      title={ids.size > 0 ? messages.sharedWithYou(ids.size) : messages.emptyLink}
      shape={dialogShape}
      onClose={onClose}
    >
      <div className={styles.body} dir={direction}>
        {unknownCount > 0 && <p>{messages.unknownSessions(unknownCount)}</p>}
        {isCut && <p>{messages.linkIsCut}</p>}
        {ids.size > 0 && <p>{ownCount > 0 ? messages.ownAgenda(ownCount) : messages.ownAgendaIsEmpty}</p>}
        <div className={styles.buttons}>
          {ids.size > 0 ? (
            <>
              <button type="button" className="btn btn-primary" onClick={onAdd}>
                {messages.addToMine}
              </button>
              <button type="button" className="btn btn-outline-primary" onClick={onReplace}>
                {messages.replaceMine}
              </button>
              <button type="button" className="btn btn-outline-primary" onClick={onView}>
                {messages.viewOnly}
              </button>
            </>
          ) : (
            <button type="button" className="btn btn-primary" onClick={onClose}>
              {messages.seeProgramme}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
