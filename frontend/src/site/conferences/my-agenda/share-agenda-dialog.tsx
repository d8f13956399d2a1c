import type { Conference } from '@majlis/contracts/conferences';
import type { AgendaSession } from '@majlis/contracts/sessions';
import { useState } from 'react';
import * as messages from '#messages/agenda';
import { direction } from '#messages/language';
import { Dialog } from '../../../ui/dialog/dialog';
import { localPath } from '../../../ui/page/page-path';
import { useOrigin } from '../../../ui/page/prerender';
import { dialogShape } from './agenda-dialog';
import * as styles from './agenda-dialog.module.scss';
import { agendaHash } from './agenda-link';
import { QrCode } from './qr-code';

type ShareAgendaDialogProps = {
  conference: Pick<Conference, 'slug' | 'title'>;
  sessions: AgendaSession[];
  onClose: () => void;
};

export function ShareAgendaDialog({ conference: { slug, title }, sessions, onClose }: ShareAgendaDialogProps) {
  const [message, setMessage] = useState('');
  const url = new URL(localPath(`/conferences/${slug}${agendaHash(sessions.map(({ id }) => id))}`), useOrigin()).href;
  const copy = async () => {
    try {
      // `navigator.clipboard` is undefined without TLS.
      await navigator.clipboard.writeText(url);
      setMessage(messages.linkCopied);
    } catch {
      setMessage(messages.copyFromField);
    }
  };
  // Closing the browser's own dialog is a choice, and a failure leaves the link and the code.
  const share = () => void navigator.share({ title: messages.agendaOf(title), url }).catch(() => undefined);
  return (
    <Dialog title={messages.shareAgenda} shape={dialogShape} onClose={onClose}>
      <div className={styles.body} dir={direction}>
        <p>{messages.linkShowsChoice(sessions.length)}</p>
        <QrCode text={url} />
        <input
          className={styles.link}
          aria-label={messages.linkToAgenda}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <div className={styles.buttons}>
          <button type="button" className="btn btn-primary" onClick={() => void copy()}>
            {messages.copyLink}
          </button>
          {'share' in navigator && (
            <button type="button" className="btn btn-outline-primary" onClick={share}>
              {messages.sendToApp}
            </button>
          )}
          <span role="status">{message}</span>
        </div>
      </div>
    </Dialog>
  );
}
