import { type ReactNode, useContext, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import { t } from '#messages';
import { AutoText } from '../text/auto-text';
import { DialogNoticeContext } from './dialog-notice';
import { useCloseOnBack } from './leave-guard';

type Shape = { className: string; dialogClassName: string; contentClassName: string };

const shapes = {
  form: { className: 'dialog', dialogClassName: 'dialog-frame', contentClassName: 'dialog-box' },
  wide: {
    className: 'dialog',
    dialogClassName: 'dialog-frame dialog-frame-wide',
    contentClassName: 'dialog-box dialog-box-wide',
  },
  question: {
    className: 'dialog dialog-nested',
    dialogClassName: 'dialog-frame dialog-frame-small',
    contentClassName: 'dialog-box',
  },
  drawer: { className: 'dialog drawer', dialogClassName: 'drawer-frame', contentClassName: 'drawer-box' },
};

type DialogProps = {
  title: string;
  shape?: keyof typeof shapes | Shape;
  /** Called by Escape, the close button, a press outside, and Back if the dialog has no URL. */
  onClose: () => void;
  isBusy?: boolean;
  /** Stands beside the title. */
  head?: ReactNode;
  children: ReactNode;
};

/** The second click of a double click on the opening button must not close the dialog. */
const isDoubleClick = () => window.event instanceof MouseEvent && window.event.detail > 1;

export function Dialog({ title, shape = 'form', onClose, isBusy, head, children }: DialogProps) {
  const titleId = useId();
  const notice = useContext(DialogNoticeContext);
  const hasUrl = typeof shape === 'object';
  useCloseOnBack(onClose, !hasUrl);
  return (
    <Modal
      show
      animation={false}
      onHide={() => isDoubleClick() || onClose()}
      aria-labelledby={titleId}
      backdropClassName="dialog-backdrop"
      {...(hasUrl ? shape : shapes[shape])}
    >
      <DialogHead id={titleId} title={title} isBusy={isBusy} onClose={onClose}>
        {head}
      </DialogHead>
      {shape !== 'drawer' && notice}
      {children}
    </Modal>
  );
}

type DialogHeadProps = Pick<DialogProps, 'title' | 'onClose' | 'isBusy' | 'children'> & { id: string };

export const DialogHead = ({ id, title, isBusy, onClose, children }: DialogHeadProps) => (
  <div className="dialog-head">
    <AutoText as="h2" id={id} className="dialog-title" text={title} />
    {children}
    <button type="button" className="dialog-close" aria-label={t('ui.close')} disabled={isBusy} onClick={onClose}>
      <span aria-hidden="true">×</span>
    </button>
  </div>
);
