import { type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';

type DialogProps = {
  title: string;
  /** Escape, the cross and a press outside the dialog. */
  onClose: () => void;
  size?: 'small' | 'wide';
  /** Stands above another dialog. */
  isOver?: boolean;
  children: ReactNode;
};

export function Dialog({ title, onClose, size = 'wide', isOver = false, children }: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      show
      animation={false}
      onHide={onClose}
      aria-labelledby={titleId}
      className={isOver ? 'dialog dialog-over' : 'dialog'}
      backdropClassName="dialog-backdrop"
      dialogClassName={size === 'small' ? 'dialog-frame dialog-frame-small' : 'dialog-frame'}
      contentClassName="dialog-box"
    >
      <div className="dialog-head">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        <button type="button" className="dialog-close" aria-label="Close" onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </Modal>
  );
}
