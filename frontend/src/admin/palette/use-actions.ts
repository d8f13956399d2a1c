import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
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
  synonyms: t('palette.wordsForAdding'),
  icon: 'add',
  url: `${path}?add`,
});

const additions = [
  addition(t('palette.addSpeaker'), managementPaths.speakers),
  addition(t('palette.addPage'), '/admin/pages'),
  addition(t('palette.addTimelineEvent'), '/admin/timeline'),
  addition(t('palette.addTeamMember'), '/admin/team'),
  addition(t('palette.addPartner'), '/admin/partners'),
  addition(t('palette.addTestimonial'), '/admin/testimonials'),
];

export function useActions(): Action[] {
  const { data: conferences = [], dataUpdatedAt } = useQuery(query(endpoints.conferences));
  const conferenceFromUrl = useConferenceFromUrl();
  const conference = conferenceFromUrl ?? findNextConference(conferences, dataUpdatedAt);
  const { signOut } = useSignOut();
  const addSession = conference && {
    ...addition(t('palette.addSession'), managementPaths.conference(conference.id, 'sessions')),
    note: conferenceName(conference, conferences),
  };
  return [
    {
      label: t('palette.newConference'),
      synonyms: t('palette.wordsForConference'),
      icon: 'calendar',
      url: managementPaths.create,
    },
    ...(addSession ? [addSession] : []),
    ...additions,
    { label: t('palette.uploadMedia'), synonyms: t('palette.wordsForUpload'), icon: 'upload', url: '/admin/media' },
    { label: t('common.viewOnSite'), synonyms: t('palette.wordsForSite'), icon: 'external', url: '/' },
    { label: t('layout.logout'), synonyms: t('palette.wordsForLogout'), icon: 'leave', run: signOut },
  ];
}
