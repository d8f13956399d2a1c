import { Dialog } from '../../../ui/dialog/dialog';
import { dialogShape } from './agenda-dialog';
import * as styles from './agenda-dialog.module.scss';
import type { SharedAgenda } from './agenda-link';
import { formatCount } from './format-agenda';

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
      title={
        ids.size > 0
          ? `Someone shared an agenda of ${formatCount(ids.size)} with you`
          : 'This link has no session of the program'
      }
      shape={dialogShape}
      onClose={onClose}
    >
      <div className={styles.body} dir="ltr">
        {unknownCount > 0 && (
          <p>
            {formatCount(unknownCount)} of this link {unknownCount === 1 ? 'is' : 'are'} not in the program.
          </p>
        )}
        {isCut && <p>The end of the link is missing. Ask for it again to have all of its sessions.</p>}
        {ids.size > 0 && (
          <p>
            {ownCount > 0 ? `Your own agenda has ${formatCount(ownCount)}.` : 'Your own agenda is empty.'} Nothing
            changes before you choose.
          </p>
        )}
        <div className={styles.buttons}>
          {ids.size > 0 ? (
            <>
              <button type="button" className="btn btn-primary" onClick={onAdd}>
                Add to mine
              </button>
              <button type="button" className="btn btn-outline-primary" onClick={onReplace}>
                Replace mine
              </button>
              <button type="button" className="btn btn-outline-primary" onClick={onView}>
                Only look
              </button>
            </>
          ) : (
            <button type="button" className="btn btn-primary" onClick={onClose}>
              See the program
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
