import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import type { ProgrammeSession } from '@majlis/contracts/programme/sessions.schema';
import type { SpeakerType } from '@majlis/contracts/shared/choices';
import { fullName } from '../../../../ui/text/formats';
import { cachedDateFormat, formatTime } from '../../../../ui/time/dates';
import type { Plan, PlannedSession } from './collect-plans';
import * as styles from './plans.module.scss';

type PlanSheetProps = { plan: Plan; conference: ListedConference; words: PlanWords };

/** Longer names are smaller, so that the sessions still begin on the first page. */
const longNameLength = 24;

/** The head of the table is printed again on each page of a long day. */
export function PlanSheet({ plan, conference, words }: PlanSheetProps) {
  const { name, detail, days } = plan;
  const isOfPerson = days.some(({ sessions }) => sessions.some(({ role }) => role));
  const [first] = days;
  return (
    <section
      className={styles.sheet}
      data-sign={!isOfPerson || undefined}
      dir={words.direction}
      lang={words.locale.slice(0, 2)}
    >
      <table className={styles.table}>
        <colgroup>
          <col className={styles.times} />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th colSpan={2} scope="colgroup" className={styles.head}>
              <p className={styles.conference} dir="auto">
                {conference.title}
              </p>
              <h3 className={styles.name} data-long={name.length > longNameLength || undefined} dir="auto">
                {name}
              </h3>
              <p className={styles.day}>
                {isOfPerson
                  ? [words.leads, detail].filter(Boolean).join(' · ')
                  : first && formatPlanDay(first.day, words.locale)}
              </p>
            </th>
          </tr>
        </thead>
        {days.map(({ day, sessions }) => (
          <tbody key={day}>
            {isOfPerson && (
              <tr>
                <th colSpan={2} scope="rowgroup" className={styles.group}>
                  {formatPlanDay(day, words.locale)}
                </th>
              </tr>
            )}
            {sessions.map((session) => (
              <PlanRow key={session.id} session={session} conference={conference} words={words} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

type PlanRowProps = Omit<PlanSheetProps, 'plan'> & { session: PlannedSession };

function PlanRow({ session, conference, words }: PlanRowProps) {
  const { title, location, role, sessionType, speakers } = session;
  const others = speakers.filter(({ speakerType }) => speakerType !== role);
  return (
    <tr className={styles.session} data-break={sessionType === 'break' || undefined}>
      <th scope="row" className={styles.time}>
        <bdi dir="ltr">{formatPlanTime(session, conference.timezone)}</bdi>
      </th>
      <td>
        <p className={styles.title} dir="auto">
          {title}
        </p>
        {role && (
          <p className={styles.place}>
            {location ? `${words.room}: ` : ''}
            <bdi>{location || words.noRoom}</bdi> · {words.roles[role]}
          </p>
        )}
        {others.length > 0 && (
          <p className={styles.speakers}>
            {role && `${words.with}: `}
            {others.map(({ id, person, speakerType }, index) => (
              <span key={id}>
                {index > 0 && (words.direction === 'rtl' ? '، ' : ', ')}
                <bdi>{fullName(person)}</bdi>
                {speakerType !== 'presenter' && ` (${words.roles[speakerType]})`}
              </span>
            ))}
          </p>
        )}
        {role && (
          <p className={styles.link} dir="ltr">
            {`${window.location.host}/conferences/${conference.slug}/sessions/${session.slug}`}
          </p>
        )}
      </td>
    </tr>
  );
}

/** The words on a sheet, which is in the language of the conference. Times and numbers stay in Latin digits, as on the site. */
type PlanWords = {
  locale: string;
  direction: 'ltr' | 'rtl';
  room: string;
  noRoom: string;
  leads: string;
  with: string;
  roles: Record<SpeakerType, string>;
};

const english: PlanWords = {
  locale: 'en-GB',
  direction: 'ltr',
  room: 'Room',
  noRoom: 'No room yet',
  leads: 'Sessions to lead',
  with: 'With',
  roles: {
    presenter: 'Presenter',
    keynote: 'Keynote',
    panelist: 'Panelist',
    moderator: 'Moderator',
    chair: 'Chair',
    discussant: 'Discussant',
  },
};

const arabic: PlanWords = {
  locale: 'ar-u-nu-latn',
  direction: 'rtl',
  room: 'القاعة',
  noRoom: 'لم تحدد القاعة بعد',
  leads: 'جلسات بإدارتك',
  with: 'المشاركون',
  roles: {
    presenter: 'مقدم عرض',
    keynote: 'متحدث رئيس',
    panelist: 'مشارك في النقاش',
    moderator: 'مدير الحوار',
    chair: 'رئيس الجلسة',
    discussant: 'معقب',
  },
};

export const planWords = (language: string): PlanWords => (language === 'Arabic' ? arabic : english);

/** 'Thursday 12 March 2026'; `day` is a local date. */
export const formatPlanDay = (day: string, locale: string): string =>
  cachedDateFormat(locale, 'UTC', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '');

const formatPlanTime = ({ startTime, endTime }: ProgrammeSession, zone: string): string =>
  `${formatTime(startTime, zone)}–${formatTime(endTime, zone)}`;
