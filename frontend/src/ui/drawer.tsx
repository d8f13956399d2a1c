import { type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';

type DrawerProps = { title: string; onClose: () => void; children: ReactNode };

/** A panel along the edge of the screen where a line begins. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const titleId = useId();
  return (
    <Modal
      show
      animation={false}
      onHide={onClose}
      aria-labelledby={titleId}
      className="dialog drawer"
      backdropClassName="dialog-backdrop"
      dialogClassName="drawer-frame"
      contentClassName="drawer-box"
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
