import { feedKinds } from '@majlis/contracts/feed-sources';
import { Girih } from '../../../ui/picture/girih';
import * as styles from '../../empty-section.module.scss';
import { feedKindConfig } from '../feed-kinds';

const settingNames = feedKinds.filter((kind) => kind !== 'instagram').map((kind) => feedKindConfig[kind].setting);

/** Sources are settings of the installation, so staff are told what to ask for. */
export function NoSources() {
  return (
    <div className={styles.section}>
      <Girih className={styles.pattern} />
      <h3 className={styles.title}>No sources yet</h3>
      <p>
        Whoever runs this site names them in its settings: {settingNames.join(', ')} hold the addresses of RSS or Atom
        feeds, one after the other; {feedKindConfig.instagram.setting} holds a long-lived token of the Instagram
        account. After a restart of the feeds service they are read, and stand here.
      </p>
    </div>
  );
}
