import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { viewOnSite } from '#messages/staff/common';
import { logout } from '#messages/staff/layout';
import * as messages from '#messages/staff/palette';
import { query } from '../../api/query';
import { conferenceName } from '../conferences/conference-name';
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

const addition = (label: string, path: string): Action => ({
  label,
  synonyms: messages.wordsForAdding,
  icon: 'add',
  url: `${path}?add`,
});

const additions = [
  addition(messages.addSpeaker, managementPaths.speakers),
  addition(messages.addPage, '/admin/pages'),
  addition(messages.addTimelineEvent, '/admin/timeline'),
  addition(messages.addTeamMember, '/admin/team'),
  addition(messages.addPartner, '/admin/partners'),
  addition(messages.addTestimonial, '/admin/testimonials'),
];

export function useActions(): Action[] {
  const { data: conferences = [], dataUpdatedAt } = useQuery(query(endpoints.conferences));
  const conferenceFromUrl = useConferenceFromUrl();
  const conference = conferenceFromUrl ?? findNextConference(conferences, dataUpdatedAt);
  const { signOut } = useSignOut();
  const addSession = conference && {
    ...addition(messages.addSession, managementPaths.conference(conference.id, 'sessions')),
    note: conferenceName(conference, conferences),
  };
  return [
    {
      label: messages.newConference,
      synonyms: messages.wordsForConference,
      icon: 'calendar',
      url: managementPaths.create,
    },
    ...(addSession ? [addSession] : []),
    ...additions,
    { label: messages.uploadMedia, synonyms: messages.wordsForUpload, icon: 'upload', url: '/admin/media' },
    { label: viewOnSite, synonyms: messages.wordsForSite, icon: 'external', url: '/' },
    { label: logout, synonyms: messages.wordsForLogout, icon: 'leave', run: signOut },
  ];
}
