import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { SectionHead } from '../section-head';
import { useAuth } from '../sign-in/auth';
import { Attention } from './attention';
import { Counter } from './counter';
import { GettingStarted } from './getting-started';

export function OverviewPage() {
  const { user } = useAuth();
  const content = useQuery(query(reads.content));
  const teamMembers = useQuery(query(reads.teamMembers));
  const conferences = useQuery(query(reads.conferences));
  return (
    <>
      <SectionHead
        title="Overview"
        lead={`Welcome, ${user?.displayName || user?.email}. This is how the site stands.`}
      />
      <ul className="counters">
        <Counter label="Content items" list={content} to="/admin/content" />
        <Counter label="Team members" list={teamMembers} to="/admin/team" />
        <Counter label="Conferences" list={conferences} />
      </ul>
      <div className="overview-columns">
        <Attention />
        <GettingStarted />
      </div>
    </>
  );
}
