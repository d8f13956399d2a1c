import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { managementPaths } from '../conferences/management-paths';
import { useConferenceFromUrl } from '../conferences/use-conference-from-url';
import type { IconName } from '../icon';
import { findNextConference } from '../overview/find-next-conference';
import { useSignOut } from '../sign-in/use-sign-out';

type Action = {
  label: string;
  /** Other words by which it is found. */
  synonyms: string;
  icon: IconName;
  note?: string;
  url?: string;
  run?: () => void;
};

const addition = (noun: string, path: string): Action => ({
  label: `Add ${noun}`,
  synonyms: 'new create',
  icon: 'add',
  url: `${path}?add`,
});

const additions = [
  addition('speaker', managementPaths.speakers),
  addition('page', '/admin/pages'),
  addition('timeline event', '/admin/timeline'),
  addition('team member', '/admin/team'),
  addition('partner', '/admin/partners'),
  addition('testimonial', '/admin/testimonials'),
];

export function useActions(): Action[] {
  const { data: conferences = [], dataUpdatedAt } = useQuery(query(endpoints.conferences));
  const conferenceFromUrl = useConferenceFromUrl();
  const conference = conferenceFromUrl ?? findNextConference(conferences, dataUpdatedAt);
  const { signOut } = useSignOut();
  const addSession = conference && {
    ...addition('session', managementPaths.conference(conference.id, 'sessions')),
    note: conference.title,
  };
  return [
    { label: 'New conference', synonyms: 'add create', icon: 'calendar', url: managementPaths.create },
    ...(addSession ? [addSession] : []),
    ...additions,
    { label: 'Upload media', synonyms: 'add new pictures images documents files', icon: 'upload', url: '/admin/media' },
    { label: 'View on site', synonyms: 'open home page public website', icon: 'external', url: '/' },
    { label: 'Logout', synonyms: 'sign log out leave', icon: 'leave', run: signOut },
  ];
}
