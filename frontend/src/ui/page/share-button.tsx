import { useState } from 'react';
import { rich, t } from '#messages';
import { Icon } from '../picture/icon';
import { localPath } from './page-navigation';
import { useOrigin } from './prerender';
import * as styles from './share.module.scss';

type Outcome = 'copied' | 'not copied' | undefined;

export function ShareButton({ title, path }: { title: string; path: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const url = new URL(localPath(path), useOrigin()).href;
  return (
    <div className={`${styles.share} screen-only`}>
      <button
        type="button"
        className={`plain-button ${styles.button}`}
        onClick={() => void share({ title, url }).then(setOutcome, () => setOutcome('not copied'))}
      >
        <Icon name="share" /> {t('ui.share')}
      </button>
      <span role="status">
        {outcome === 'copied' && t('ui.linkCopied')}
        {outcome === 'not copied' && rich('ui.copyThisLink', { url: () => url })}
      </span>
    </div>
  );
}

async function share(page: { title: string; url: string }): Promise<Outcome> {
  if ('share' in navigator && (await openShareDialog(page))) return undefined;
  await navigator.clipboard.writeText(page.url);
  return 'copied';
}

const openShareDialog = (page: ShareData): Promise<boolean> =>
  navigator.share(page).then(
    () => true,
    // Closing the dialog is a choice; any other error means that it did not open.
    (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError',
  );

/** Copies a text and reports the result in `message`. */
export function useCopy(text: string, messages: { copied: string; notCopied: string }) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      // `navigator.clipboard` is undefined without TLS.
      await navigator.clipboard.writeText(text);
      setMessage(messages.copied);
    } catch {
      setMessage(messages.notCopied);
    }
  };
  return { message, copy: () => void copy() };
}
