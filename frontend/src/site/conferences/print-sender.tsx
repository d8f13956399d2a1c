import { rich } from '#messages';
import { direction } from '#messages/language';
import { localPath } from '../../ui/page/page-path';
import { useNow, useOrigin } from '../../ui/page/prerender';
import { ContentText } from '../../ui/text/content-text';
import { formatDay } from '../../ui/time/dates';
import * as styles from './print-sender.module.scss';

/** The first line of a printed page: who published it, where and when. */
export function PrintSender({ path }: { path: string }) {
  const [origin, now] = [useOrigin(), useNow()];
  return (
    <p className={styles.printSender} dir={direction}>
      {rich('conference.printSender', {
        site: () => <ContentText entry="site.name" />,
        address: () => new URL(localPath(path), origin).href,
        day: () => formatDay(new Date(now).toISOString()),
      })}
    </p>
  );
}
