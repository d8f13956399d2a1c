import { useNow, useOrigin } from '../../ui/page/prerender';
import { ContentText } from '../../ui/text/content-text';
import { formatDay } from '../../ui/time/dates';
import * as styles from './print-sender.module.scss';

/** The first line of a printed page: who published it, where and when. */
export function PrintSender({ path }: { path: string }) {
  const [origin, now] = [useOrigin(), useNow()];
  return (
    <p className={styles.printSender} dir="ltr">
      <ContentText entry="site.name" /> · {new URL(path, origin).href} · as of {formatDay(new Date(now).toISOString())}
    </p>
  );
}
