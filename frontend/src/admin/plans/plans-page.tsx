import { endpoints } from '@majlis/contracts/endpoints';
import type { ProgrammeSession } from '@majlis/contracts/sessions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { query } from '../../api/query';
import { managementPaths } from '../conferences/management-paths';
import { useCurrentConference } from '../conferences/use-current-conference';
import { countOf } from '../count-of';
import { ListStates } from '../crud/list-states';
import { Icon } from '../icon';
import { SectionHeader } from '../section-header';
import { leaderPlans, listDays, listLeaders, listRooms, roomPlans } from './collect-plans';
import { formatPlanDay } from './format-plan';
import { PlanChoice } from './plan-choice';
import { PlanSheet } from './plan-sheet';
import { planWords } from './plan-words';
import * as styles from './plans.module.scss';
import '../../ui/time/correct-time-zones';

export function PlansPage() {
  const { id, title } = useCurrentConference();
  const programme = useQuery({ ...query(endpoints.programme(id)), staleTime: 0 });
  return (
    <>
      <SectionHeader
        title="Printable Plans"
        parentTitle={title}
        description="Signs for the doors of rooms, and a sheet for everyone who leads sessions."
        level={2}
      >
        <Link to={managementPaths.conference(id, 'sessions')}>Back to sessions</Link>
      </SectionHeader>
      <ListStates list={programme} noun="sessions">
        <Plans programme={programme.data ?? []} />
      </ListStates>
    </>
  );
}

const kinds = [
  { kind: 'rooms', label: 'Door signs', listOwners: listRooms, collect: roomPlans, noun: 'Rooms' },
  { kind: 'leaders', label: 'Chairs and moderators', listOwners: listLeaders, collect: leaderPlans, noun: 'People' },
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
        <legend className="visually-hidden">What to print</legend>
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
        legend="Days"
        options={days.map((day) => ({ key: day, name: formatPlanDay(day, 'en-GB') }))}
        omitted={omitted}
        onOmit={setOmitted}
      />
      <PlanChoice legend={kind.noun} options={owners} omitted={omitted} onOmit={setOmitted} />
      {kind.kind === 'rooms' && withoutRoom.length > 0 && (
        <p className="form-note">
          {countOf(withoutRoom.length, 'session has', 'sessions have')} no room and{' '}
          {withoutRoom.length === 1 ? 'is' : 'are'} on no sign.
        </p>
      )}
      <div className={styles.bar}>
        <button type="button" className="btn btn-primary" disabled={plans.length === 0} onClick={() => window.print()}>
          <Icon name="document" /> Print
        </button>
        <p role="status" className="muted">
          {plans.length === 0 ? noPlans(kind.kind, owners.length) : `${countOf(plans.length, 'sheet')}, A4`}
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

function noPlans(kind: 'rooms' | 'leaders', owners: number): string {
  if (owners > 0) return 'Choose what to print.';
  return kind === 'rooms' ? 'No session has a room yet.' : 'No session has a chair or a moderator yet.';
}
