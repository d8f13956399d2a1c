import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import type { ProgrammeSession } from '@majlis/contracts/programme/sessions.schema';
import type { SpeakerType } from '@majlis/contracts/shared/choices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../../../api/query';
import { fullName } from '../../../../ui/text/formats';
import { cachedDateFormat, formatShortDay, formatTime } from '../../../../ui/time/dates';
import { Icon, SmallButton } from '../../../shell/buttons';
import { managementPaths } from '../../../shell/conferences';
import { CheckBox } from '../../../shell/controls';
import { ListStates, SectionHeader } from '../../../shell/section-parts';
import { localDate } from '../../../shell/session-times';
import { useCurrentConference } from '../use-current-conference';
import * as styles from './plans.module.scss';
import '../../../../ui/time/correct-time-zones';
import type staff from '#messages/en/staff.json';

export function PlansPage() {
  const { id, title } = useCurrentConference();
  const programme = useQuery({ ...query(endpoints.programme(id)), staleTime: 0 });
  return (
    <>
      <SectionHeader
        title={t('importLinks.printablePlans')}
        parentTitle={title}
        description={t('plans.description')}
        level={2}
      >
        <Link to={managementPaths.conference(id, 'sessions')}>{t('conferences.backToSessions')}</Link>
      </SectionHeader>
      <ListStates list={programme} noun={t('nouns.session.several')}>
        <Plans programme={programme.data ?? []} />
      </ListStates>
    </>
  );
}

function Plans({ programme }: { programme: ProgrammeSession[] }) {
  const conference = useCurrentConference();
  const { timezone, language } = conference;
  const [kind, setKind] = useState<(typeof kinds)[number]>(kinds[0]);
  // The state has the omitted rooms, people and days, so that a new one is printed by default.
  const [omitted, setOmitted] = useState<ReadonlySet<string>>(new Set());
  const owners = kind.listOwners(programme);
  const days = listDays(programme, timezone);
  const isChosen = (key: string) => !omitted.has(key);
  const plans = kind.collect(
    owners.filter(({ key }) => isChosen(key)),
    days.filter(isChosen),
    programme,
    timezone,
  );
  const withoutRoom = programme.filter(({ location, sessionType }) => location === '' && sessionType !== 'break');
  return (
    <>
      <div className={styles.top}>
        <fieldset className="segments">
          <legend className="visually-hidden">{t('plans.whatToPrint')}</legend>
          {kinds.map((option) => (
            <button key={option.kind} type="button" aria-pressed={option === kind} onClick={() => setKind(option)}>
              {option.label}
            </button>
          ))}
        </fieldset>
        <div className={styles.print}>
          <p role="status" className="muted">
            {plans.length > 0
              ? t('plans.sheets', { count: plans.length })
              : owners.length > 0
                ? t('plans.chooseWhatToPrint')
                : t(`plans.noOwners.${kind.kind}`)}
          </p>
          <button
            type="button"
            className="btn btn-primary"
            disabled={plans.length === 0}
            onClick={() => window.print()}
          >
            <Icon name="document" /> {t('plans.print')}
          </button>
        </div>
      </div>
      <div className={styles.controls}>
        <PlanChoice
          of="days"
          options={days.map((day) => ({ key: day, name: formatShortDay(day, 'UTC') }))}
          omitted={omitted}
          onOmit={setOmitted}
        />
        <PlanChoice of={kind.kind} options={owners} omitted={omitted} onOmit={setOmitted} />
      </div>
      {kind.kind === 'rooms' && withoutRoom.length > 0 && (
        <p className="form-note">{t('plans.withoutRoom', { count: withoutRoom.length })}</p>
      )}
      <div className={styles.sheets}>
        {plans.map((plan) => (
          <PlanSheet key={plan.id} plan={plan} conference={conference} words={planWords(language)} />
        ))}
      </div>
    </>
  );
}

type Option = { key: string; name: string };

type PlanChoiceProps = {
  of: keyof typeof staff.plans.choices;
  options: Option[];
  omitted: ReadonlySet<string>;
  onOmit: (omitted: ReadonlySet<string>) => void;
};

const minOptionsWithButtons = 4;

function PlanChoice({ of, options, omitted, onOmit }: PlanChoiceProps) {
  if (options.length < 2) return null;
  function omit(keys: string[], isOmitted: boolean) {
    const changed = new Set(omitted);
    for (const key of keys)
      if (isOmitted) changed.add(key);
      else changed.delete(key);
    onOmit(changed);
  }
  const all = options.map(({ key }) => key);
  return (
    <fieldset className={styles.choice}>
      <legend className="form-field-label">{t(`plans.choices.${of}`)}</legend>
      {options.length >= minOptionsWithButtons && (
        <>
          <SmallButton label={t('plans.all')} aria-label={t(`plans.allOf.${of}`)} onClick={() => omit(all, false)} />
          <SmallButton label={t('plans.none')} aria-label={t(`plans.noneOf.${of}`)} onClick={() => omit(all, true)} />
        </>
      )}
      <div className="check-boxes">
        {options.map(({ key, name }) => (
          <CheckBox key={key} checked={!omitted.has(key)} onCheck={(isChecked) => omit([key], !isChecked)}>
            <bdi>{name}</bdi>
          </CheckBox>
        ))}
      </div>
    </fieldset>
  );
}

type PlanSheetProps = { plan: Plan; conference: ListedConference; words: PlanWords };

/** Longer names are smaller, so that the sessions still begin on the first page. */
const longNameLength = 24;

/** The head of the table is printed again on each page of a long day. */
function PlanSheet({ plan, conference, words }: PlanSheetProps) {
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
              <p className={styles.conference}>
                <bdi>{conference.title}</bdi>
              </p>
              <h3 className={styles.name} data-long={name.length > longNameLength || undefined}>
                <bdi>{name}</bdi>
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
        <p className={styles.title}>
          <bdi>{title}</bdi>
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

/** The words on a sheet, in the language of the conference. Times and numbers stay in Latin digits, as on the site. */
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

const planWords = (language: string): PlanWords => (language === 'Arabic' ? arabic : english);

/** Example: 'Thursday 12 March 2026'; `day` is a local date. */
const formatPlanDay = (day: string, locale: string): string =>
  cachedDateFormat(locale, 'UTC', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '');

const formatPlanTime = ({ startTime, endTime }: ProgrammeSession, zone: string): string =>
  `${formatTime(startTime, zone)}–${formatTime(endTime, zone)}`;

/** A room, or a person who leads sessions. */
type PlanOwner = { key: string; name: string; detail: string };
type PlannedSession = ProgrammeSession & { role?: SpeakerType };
/** A printed sheet: a room on a day, or all days of a person. */
type Plan = PlanOwner & { id: string; days: { day: string; sessions: PlannedSession[] }[] };

const leadingRoles: readonly SpeakerType[] = ['chair', 'moderator'];

const { compare } = new Intl.Collator('en', { numeric: true });

function listRooms(programme: ProgrammeSession[]): PlanOwner[] {
  const rooms = new Set(programme.map(({ location }) => location).filter(Boolean));
  return [...rooms].toSorted(compare).map((name) => ({ key: name, name, detail: '' }));
}

function listLeaders(programme: ProgrammeSession[]): PlanOwner[] {
  const leaders = new Map<string, PlanOwner>();
  for (const { speakers } of programme)
    for (const { personId, person, speakerType } of speakers)
      if (leadingRoles.includes(speakerType))
        leaders.set(personId, { key: personId, name: fullName(person), detail: person.organization });
  return [...leaders.values()].toSorted((one, other) => compare(one.name, other.name));
}

const listDays = (programme: ProgrammeSession[], zone: string): string[] =>
  [...new Set(programme.map(({ startTime }) => localDate(zone, startTime)))].toSorted();

/** Returns the sheets of the chosen rooms, one for each day on which something is in the room. */
const roomPlans = (rooms: PlanOwner[], days: string[], programme: ProgrammeSession[], zone: string): Plan[] =>
  rooms.flatMap((room) => {
    const sessions = programme.filter(({ location }) => location === room.key);
    return groupDays(sessions, days, zone).map((group) => ({
      ...room,
      id: `${room.key} ${group.day}`,
      days: [group],
    }));
  });

const leaderPlans = (leaders: PlanOwner[], days: string[], programme: ProgrammeSession[], zone: string): Plan[] =>
  leaders.flatMap((leader) => {
    const sessions = programme.flatMap((session) => {
      const own = session.speakers.find(
        ({ personId, speakerType }) => personId === leader.key && leadingRoles.includes(speakerType),
      );
      return own ? [{ ...session, role: own.speakerType }] : [];
    });
    const groups = groupDays(sessions, days, zone);
    return groups.length > 0 ? [{ ...leader, id: leader.key, days: groups }] : [];
  });

const groupDays = (sessions: PlannedSession[], days: string[], zone: string): Plan['days'] =>
  days.flatMap((day) => {
    const ofDay = sessions.filter(({ startTime }) => localDate(zone, startTime) === day);
    return ofDay.length > 0 ? [{ day, sessions: ofDay }] : [];
  });

const kinds = [
  { kind: 'rooms', label: t('plans.doorSigns'), listOwners: listRooms, collect: roomPlans },
  { kind: 'leaders', label: t('plans.chairsAndModerators'), listOwners: listLeaders, collect: leaderPlans },
] as const;
