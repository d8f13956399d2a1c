import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ProgrammeSession } from '@majlis/contracts/programme/sessions.schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { locale } from '#messages/language';
import { t } from '#messages/staff';
import { query } from '../../../../api/query';
import { Icon } from '../../../shell/icon';
import { ListStates } from '../../../shell/list-states';
import { managementPaths } from '../../../shell/management-paths';
import { SectionHeader } from '../../../shell/section-header';
import { useCurrentConference } from '../use-current-conference';
import { leaderPlans, listDays, listLeaders, listRooms, roomPlans } from './collect-plans';
import { formatPlanDay, PlanSheet, planWords } from './plan-sheet';
import * as styles from './plans.module.scss';
import '../../../../ui/time/correct-time-zones';
import type staff from '#messages/en/staff.json';
import { SmallButton } from '../../../shell/small-button';

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

const kinds = [
  { kind: 'rooms', label: t('plans.doorSigns'), listOwners: listRooms, collect: roomPlans },
  { kind: 'leaders', label: t('plans.chairsAndModerators'), listOwners: listLeaders, collect: leaderPlans },
] as const;

function Plans({ programme }: { programme: ProgrammeSession[] }) {
  const conference = useCurrentConference();
  const { timezone, language } = conference;
  const [kind, setKind] = useState<(typeof kinds)[number]>(kinds[0]);
  // The state names what is left out, so that a new room is printed unless it is left out, too.
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
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{t('plans.whatToPrint')}</legend>
        {kinds.map((option) => (
          <button
            key={option.kind}
            type="button"
            className={`btn btn-sm ${option === kind ? 'btn-primary' : 'btn-quiet'}`}
            aria-pressed={option === kind}
            onClick={() => setKind(option)}
          >
            {option.label}
          </button>
        ))}
      </fieldset>
      <PlanChoice
        of="days"
        options={days.map((day) => ({ key: day, name: formatPlanDay(day, locale) }))}
        omitted={omitted}
        onOmit={setOmitted}
      />
      <PlanChoice of={kind.kind} options={owners} omitted={omitted} onOmit={setOmitted} />
      {kind.kind === 'rooms' && withoutRoom.length > 0 && (
        <p className="form-note">{t('plans.withoutRoom', { count: withoutRoom.length })}</p>
      )}
      <div className={styles.bar}>
        <button type="button" className="btn btn-primary" disabled={plans.length === 0} onClick={() => window.print()}>
          <Icon name="document" /> {t('plans.print')}
        </button>
        <p role="status" className="muted">
          {plans.length > 0
            ? t('plans.sheets', { count: plans.length })
            : owners.length > 0
              ? t('plans.chooseWhatToPrint')
              : t(`plans.noOwners.${kind.kind}`)}
        </p>
      </div>
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
        <div className={styles.all}>
          <SmallButton aria-label={t(`plans.allOf.${of}`)} onClick={() => omit(all, false)}>
            {t('plans.all')}
          </SmallButton>
          <SmallButton aria-label={t(`plans.noneOf.${of}`)} onClick={() => omit(all, true)}>
            {t('plans.none')}
          </SmallButton>
        </div>
      )}
      <div className="check-boxes">
        {options.map(({ key, name }) => (
          <label key={key} className="check-box">
            <input
              type="checkbox"
              checked={!omitted.has(key)}
              onChange={({ target }) => omit([key], !target.checked)}
            />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
