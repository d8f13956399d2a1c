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
        The person who runs this site sets the sources: {settingNames.join(', ')} take the addresses of RSS or Atom
        feeds, {feedKindConfig.instagram.setting} takes a long-lived token of the Instagram account. They appear here
        when the feeds service has restarted.
      </p>
    </div>
  );
}
