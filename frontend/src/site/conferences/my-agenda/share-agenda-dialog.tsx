import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { t } from '#messages';
import { direction } from '#messages/language';
import { Dialog } from '../../../ui/dialog/dialog';
import { localPath } from '../../../ui/page/page-navigation';
import { useOrigin } from '../../../ui/page/prerender';
import { useCopy } from '../../../ui/page/share-button';
import * as styles from './agenda-dialog.module.scss';
import { agendaHash } from './agenda-link';
import { dialogShape } from './shared-agenda-question';

type ShareAgendaDialogProps = {
  conference: Pick<Conference, 'slug' | 'title'>;
  sessions: AgendaSession[];
  onClose: () => void;
};

export function ShareAgendaDialog({ conference: { slug, title }, sessions, onClose }: ShareAgendaDialogProps) {
  const url = new URL(localPath(`/conferences/${slug}${agendaHash(sessions.map(({ id }) => id))}`), useOrigin()).href;
  const { message, copy } = useCopy(url, { copied: t('ui.linkCopied'), notCopied: t('agenda.copyFromField') });
  // An error is ignored: the visitor closed the browser's dialog, or sharing failed and the link and the code remain.
  const share = () =>
    void navigator.share({ title: t('agenda.agendaOf', { conference: title }), url }).catch(() => undefined);
  return (
    <Dialog title={t('agenda.shareAgenda')} shape={dialogShape} onClose={onClose}>
      <div className={styles.body} dir={direction}>
        <p>{t('agenda.linkShowsChoice', { count: sessions.length })}</p>
        <QrCode text={url} />
        <input
          className={styles.link}
          aria-label={t('agenda.linkToAgenda')}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <div className={styles.buttons}>
          <button type="button" className="btn btn-primary" onClick={copy}>
            {t('agenda.copyLink')}
          </button>
          {'share' in navigator && (
            <button type="button" className="btn btn-outline-primary" onClick={share}>
              {t('agenda.sendToApp')}
            </button>
          )}
          <span role="status">{message}</span>
        </div>
      </div>
    </Dialog>
  );
}

/** The largest version of a QR code that phones read from a screen: its 117 modules get 2 pixels each. */
const maxVersion = 25;
/** The quiet zone around the code that the standard demands, in modules. */
const border = 4;

export function QrCode({ text }: { text: string }) {
  const code = useMemo(() => drawCode(text), [text]);
  if (!code) return <p>{t('agenda.tooLongForCode')}</p>;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={t('agenda.codeOfLink')}
    >
      <path d={code.path} />
    </svg>
  );
}

function drawCode(text: string): { size: number; path: string } | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'L', maxVersion, border });
    return { size, path: data.map(drawRow).join('') };
  } catch {
    // The text is too long for a code of this version.
    return undefined;
  }
}

/** Draws one rectangle for each run of dark modules. */
const drawRow = (row: boolean[], y: number): string =>
  [
    ...row
      .map((isDark) => (isDark ? 'x' : ' '))
      .join('')
      .matchAll(/x+/g),
  ]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
