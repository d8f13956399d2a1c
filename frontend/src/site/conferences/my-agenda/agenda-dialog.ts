import * as dialog from '../session/session-dialog.module.scss';
import * as styles from './agenda-dialog.module.scss';

export const dialogShape = {
  className: dialog.dialog,
  dialogClassName: `${dialog.frame} ${styles.frame}`,
  contentClassName: dialog.box,
};
