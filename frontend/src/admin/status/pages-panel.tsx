import type { PagesState } from '@majlis/contracts/system-status';
import { locale } from '#messages/language';
import { rich, t } from '#messages/staff';
import { DescriptionItem, DescriptionList } from '../description-list';
import { RelativeTime } from '../feeds/sources/relative-time';
import { Panel } from './panel';
import * as styles from './status.module.scss';
import { StatusLabel } from './status-label';

export function PagesPanel({ pages, now }: { pages: PagesState | null; now: number }) {
  return (
    <Panel id="pages-title" title={t('common.pages')}>
      {pages ? (
        <PagesStatus pages={pages} now={now} />
      ) : (
        <StatusLabel tone="red">{t('status.publisherDown')}</StatusLabel>
      )}
    </Panel>
  );
}

function PagesStatus({ pages, now }: { pages: PagesState; now: number }) {
  const { files, pending, activeSince, lastChangedAt, failed, failures } = pages;
  return (
    <>
      {failed > 0 ? (
        <StatusLabel tone="red">{t('status.notUpdated', { count: failed })}</StatusLabel>
      ) : (
        <StatusLabel tone="green">{activeSince ? t('status.updating') : t('status.upToDate')}</StatusLabel>
      )}
      <DescriptionList>
        <DescriptionItem term={t('status.files')}>{files.toLocaleString(locale)}</DescriptionItem>
        {activeSince && (
          <DescriptionItem term={t('status.updating')}>
            {rich('status.updatingSince', { left: pending, time: () => <RelativeTime at={activeSince} now={now} /> })}
          </DescriptionItem>
        )}
        <DescriptionItem term={t('status.lastChange')}>
          {lastChangedAt ? <RelativeTime at={lastChangedAt} now={now} /> : t('status.noChange')}
        </DescriptionItem>
      </DescriptionList>
      {failures.length > 0 && (
        <ul className={styles.failures}>
          {failures.map(({ path, reason, since }) => (
            <li key={path}>
              <p className={styles.address}>
                <bdi dir="ltr">{path}</bdi>
              </p>
              <p className="muted">
                {rich('status.failingSince', { time: () => <RelativeTime at={since} now={now} /> })}
              </p>
              <p>
                <code dir="ltr">{reason}</code>
              </p>
            </li>
          ))}
          {failed > failures.length && (
            <li className="muted">{t('status.andMore', { count: failed - failures.length })}</li>
          )}
        </ul>
      )}
    </>
  );
}
