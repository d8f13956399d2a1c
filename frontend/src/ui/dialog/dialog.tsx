import { type ReactNode, useContext, useEffect, useEffectEvent, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import { AutoText } from '../text/auto-text';
import { NavigationBlockerContext } from './navigation-blocker';

/** The classes of the layer, of the frame in it and of the box in that. */
type Shape = { className: string; dialogClassName: string; contentClassName: string };

/**
 * A form in the middle of the screen, one with two lists side by side, a question that stands above everything, or a
 * panel where a line begins.
 */
const shapes = {
  form: { className: 'dialog', dialogClassName: 'dialog-frame', contentClassName: 'dialog-box' },
  wide: {
    className: 'dialog',
    dialogClassName: 'dialog-frame dialog-frame-wide',
    contentClassName: 'dialog-box dialog-box-wide',
  },
  question: {
    className: 'dialog dialog-over',
    dialogClassName: 'dialog-frame dialog-frame-small',
    contentClassName: 'dialog-box',
  },
  drawer: { className: 'dialog drawer', dialogClassName: 'drawer-frame', contentClassName: 'drawer-box' },
};

type DialogProps = {
  title: string;
  /** One of the staff area's, or the classes of what is read, which has an address of its own. */
  shape?: keyof typeof shapes | Shape;
  /** Escape, the cross, a press outside the dialog, and Back unless what is read has an address of its own. */
  onClose: () => void;
  /** While something is being saved it cannot be closed. */
  isBusy?: boolean;
  children: ReactNode;
};

/** Whoever presses twice to open a dialog does not mean to close it. */
const isSecondPress = () => window.event instanceof MouseEvent && window.event.detail > 1;

export function Dialog({ title, shape = 'form', onClose, isBusy, children }: DialogProps) {
  const titleId = useId();
  const guard = useContext(NavigationBlockerContext);
  const hasAddress = typeof shape === 'object';
  const close = useEffectEvent(onClose);
  useEffect(() => (hasAddress ? undefined : guard?.pushOverlay(() => close())), [guard, hasAddress]);
  return (
    <Modal
      show
      animation={false}
      onHide={() => isSecondPress() || onClose()}
      aria-labelledby={titleId}
      backdropClassName="dialog-backdrop"
      {...(hasAddress ? shape : shapes[shape])}
    >
      <div className="dialog-head">
        <AutoText as="h2" id={titleId} className="dialog-title" text={title} />
        <button type="button" className="dialog-close" aria-label="Close" disabled={isBusy} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </Modal>
  );
}
