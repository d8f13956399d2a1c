import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { conferenceName } from '../conferences/conference-name';
import { isManagementPath, managementPaths } from '../conferences/management-paths';
import { useConferenceFromUrl } from '../conferences/use-conference-from-url';
import type { IconName } from '../icon';
import { findNextConference } from '../overview/find-next-conference';
import { type Section, sections } from '../sections';
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

const isOfConferences = (section: Section) => section.view !== undefined || isManagementPath(section.path);

/** The sections of conferences come first, because staff add most there. */
const additions = sections
  .flatMap((section) => (section.addLabel ? [{ label: section.addLabel, section }] : []))
  .toSorted((one, other) => Number(isOfConferences(other.section)) - Number(isOfConferences(one.section)));

export function useActions(): Action[] {
  const { data: conferences = [], dataUpdatedAt } = useQuery(query(endpoints.conferences));
  const conferenceFromUrl = useConferenceFromUrl();
  const conference = conferenceFromUrl ?? findNextConference(conferences, dataUpdatedAt);
  const { signOut } = useSignOut();
  const note = conference && conferenceName(conference, conferences);
  return [
    {
      label: t('palette.newConference'),
      synonyms: t('palette.wordsForConference'),
      icon: 'calendar',
      url: managementPaths.create,
    },
    ...additions.flatMap(({ label, section }) => {
      if (!section.view) return addition(label, section.path);
      if (!conference) return [];
      return { ...addition(label, managementPaths.conference(conference.id, section.view)), note };
    }),
    { label: t('palette.uploadMedia'), synonyms: t('palette.wordsForUpload'), icon: 'upload', url: '/admin/media' },
    { label: t('common.viewOnSite'), synonyms: t('palette.wordsForSite'), icon: 'external', url: '/' },
    { label: t('layout.logout'), synonyms: t('palette.wordsForLogout'), icon: 'leave', run: signOut },
  ];
}
