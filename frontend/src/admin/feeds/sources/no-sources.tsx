import { feedKinds } from '@majlis/contracts/feed-sources';
import { rich, t } from '#messages/staff';
import { Girih } from '../../../ui/picture/girih';
import * as styles from '../../empty-section.module.scss';
import { feedKindConfig } from '../feed-kinds';

const settingNames = feedKinds.filter((kind) => kind !== 'instagram').map((kind) => feedKindConfig[kind].setting);

/** Sources are settings of the installation, so staff are told what to ask for. */
export function NoSources() {
  return (
    <div className={styles.section}>
      <Girih className={styles.pattern} />
      <h3 className={styles.title}>{t('feeds.noSources')}</h3>
      <p>
        {rich('feeds.noSourcesHelp', {
          settings: () => settingNames.join(t('lists.listSeparator')),
          instagram: () => feedKindConfig.instagram.setting,
        })}
      </p>
    </div>
  );
}
