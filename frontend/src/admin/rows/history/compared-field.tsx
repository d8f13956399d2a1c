import { diffArrays } from 'diff';
import { t, texts } from '#messages/staff';
import { formatDay, formatTime } from '../../../ui/time/dates';
import { localTimeZone, zoneName } from '../../../ui/time/time-zones';
import { capitalize } from '../../shell/capitalize';
import { toText } from '../../shell/form-values';
import { Thumbnail } from '../../shell/thumbnail';
import { Added, ComparedText, Removed } from './compared-text';
import * as styles from './history.module.scss';

type ComparedFieldProps = { name: string; before: unknown; after: unknown; isChoice: boolean; timeZone?: string };

/** Shows what was removed and added, in the form of the value: words of a text, items of a list, pictures. */
export function ComparedField({ name, before, after, isChoice, timeZone }: ComparedFieldProps) {
  if (Array.isArray(before) || Array.isArray(after))
    return <ComparedList before={toList(before)} after={toList(after)} />;
  const values = [before, after];
  if (values.some(isImage)) return <ComparedImages before={before} after={after} />;
  const [old, current] = values.map((value) => formatValue(value, isChoice ? name : undefined, timeZone));
  if (old === current) return <Plain text={current} />;
  const isProse = !isChoice && values.every((value) => typeof value === 'string' && value !== '' && !isInstant(value));
  if (isProse) return <ComparedText before={String(before)} after={String(after)} />;
  return (
    <>
      {old && (
        <Removed isBlock>
          <bdi>{old}</bdi>
        </Removed>
      )}
      {current ? (
        <Added isBlock>
          <bdi>{current}</bdi>
        </Added>
      ) : (
        <span className="muted">{t('history.emptyNow')}</span>
      )}
    </>
  );
}

const Plain = ({ text }: { text: string | undefined }) =>
  text ? (
    <span className={styles.plain} dir="auto">
      {text}
    </span>
  ) : (
    <span className="muted">{t('common.empty')}</span>
  );

const toList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const isImage = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/images/');

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*Z$/.test(value);

function formatValue(value: unknown, choiceField: string | undefined, timeZone = localTimeZone()): string {
  if (typeof value === 'boolean') return value ? t('history.yes') : t('history.no');
  if (isInstant(value))
    return `${t('time.dayAndTime', { day: formatDay(value, timeZone), time: formatTime(value, timeZone) })} (${zoneName(timeZone)})`;
  return choiceField === undefined ? toText(value) : choiceLabel(choiceField, toText(value));
}

const ComparedImages = ({ before, after }: { before: unknown; after: unknown }) => (
  <div className={styles.pictures}>
    {isImage(before) && before !== after && (
      <Removed isBlock>
        <Thumbnail url={before} alt={t('history.removedPicture')} kind="picture" className={styles.picture} />
      </Removed>
    )}
    {isImage(after) &&
      (before === after ? (
        <Thumbnail url={after} alt="" kind="picture" className={styles.picture} />
      ) : (
        <Added isBlock>
          <Thumbnail url={after} alt={t('history.addedPicture')} kind="picture" className={styles.picture} />
        </Added>
      ))}
  </div>
);

function ComparedList({ before, after }: { before: string[]; after: string[] }) {
  const items = diffArrays(before, after).flatMap(({ value, added, removed }) =>
    value.map((text) => ({ text, added, removed })),
  );
  if (items.length === 0) return <span className="muted">{t('common.empty')}</span>;
  return (
    <ul className={styles.items}>
      {items.map(({ text, added, removed }) => (
        // An item that moved is in the list twice.
        <li key={`${text} ${added} ${removed}`}>
          {removed ? (
            <Removed>
              <bdi>{text}</bdi>
            </Removed>
          ) : added ? (
            <Added>
              <bdi>{text}</bdi>
            </Added>
          ) : (
            <bdi>{text}</bdi>
          )}
        </li>
      ))}
    </ul>
  );
}

const labels: Record<string, Record<string, string>> = {
  ...texts('history.choices'),
  sessionType: texts('sessionTypes.sessionTypes'),
  status: texts('statuses.statuses'),
};

const choiceLabel = (field: string, value: string): string => labels[field]?.[value] ?? capitalize(value);
