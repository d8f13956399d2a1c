import { feedKinds } from '@majlis/contracts/feeds/feed-sources';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { rich, t } from '#messages/staff';
import { query } from '../../../api/query';
import { Girih } from '../../../ui/picture/girih';
import * as emptySection from '../../shell/empty-section.module.scss';
import { ListStates } from '../../shell/list-states';
import { feedKindConfig } from './feed-kinds';
import * as styles from './feeds.module.scss';
import { SourceCard } from './source-card';
import * as card from './source-card.module.scss';

/** Sources are fetched in the background, so their state is polled while the page is open. */
const pollIntervalMs = 15_000;

export function SourceList() {
  const list = useQuery({ ...query(staffEndpoints.feedSources), refetchInterval: pollIntervalMs });
  return (
    <section aria-labelledby="feed-sources" className={styles.section}>
      <h2 id="feed-sources" className={styles.title}>
        {t('feeds.sources')}
      </h2>
      <ListStates list={list} noun={t('feeds.loadedSources')}>
        {list.data?.length === 0 && <NoSources />}
        <ul className={card.sources}>
          {list.data?.map((source) => (
            <SourceCard key={source.url} source={source} now={list.dataUpdatedAt} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}

const settingNames = feedKinds.filter((kind) => kind !== 'instagram').map((kind) => feedKindConfig[kind].setting);

/** Sources are settings of the installation, so staff are told what to ask for. */
function NoSources() {
  return (
    <div className={emptySection.section}>
      <Girih className={emptySection.pattern} />
      <h3 className={emptySection.title}>{t('feeds.noSources')}</h3>
      <p>
        {rich('feeds.noSourcesHelp', {
          settings: () => settingNames.join(t('lists.listSeparator')),
          instagram: () => feedKindConfig.instagram.setting,
        })}
      </p>
    </div>
  );
}
