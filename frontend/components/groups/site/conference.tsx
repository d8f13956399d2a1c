import { endpoints } from '@majlis/contracts/api/endpoints';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { ConferenceHeader } from '../../../src/site/conferences/conference-header';
import { OverviewCard } from '../../../src/site/conferences/conference-page';
import { ConferencePartners } from '../../../src/site/conferences/conference-partners';
import { DocumentList } from '../../../src/site/conferences/document-list';
import { AgendaHead } from '../../../src/site/conferences/my-agenda/agenda-bars';
import { myAgendaOf } from '../../../src/site/conferences/my-agenda/my-agenda';
import { QrCode } from '../../../src/site/conferences/my-agenda/share-agenda-dialog';
import { LabelledStar } from '../../../src/site/conferences/my-agenda/star-button';
import { NoResults, Programme } from '../../../src/site/conferences/programme/programme';
import {
  ConferenceDetails,
  QuickNavigation,
  Registration,
} from '../../../src/site/conferences/sidebar/conference-sidebar';
import { aConference, aConferencePartner, aDocument, anAgendaSession } from '../../../src/testing/samples';
import { daysFromNow } from '../../days-from-now';
import type { Group } from '../../group';
import type { Texts } from '../../texts';

const types = ['keynote', 'panel', 'break', 'presentation', 'workshop', 'presentation'] as const;

/** Returns one session of each kind on the first day, and the same sessions on the second day, two at a time. */
const sessionsOf = ({ title, longTitle, city, tags, firstName, lastName }: Texts) =>
  [0, 1].flatMap((day) =>
    types.map((sessionType, index) => {
      const hour = Math.floor((index + day) / (day + 1));
      return anAgendaSession({
        id: `session-${day}-${index}`,
        title: index === 1 ? longTitle : title,
        sessionType,
        track: tags[index % 2] ?? '',
        location: sessionType === 'break' ? '' : city,
        startTime: daysFromNow(30 + day, hour),
        endTime: daysFromNow(30 + day, hour + 1 + (index % 2) * day),
        speakers: sessionType === 'break' ? [] : [{ slug: 'speaker', firstName, lastName }],
      });
    }),
  );

function conferenceOf({ title, sentence, paragraph, city, tags }: Texts) {
  return aConference({
    ...{ title, subtitle: sentence, description: paragraph, theme: sentence, city, country: city, tags },
    ...{ startDate: daysFromNow(30), endDate: daysFromNow(31, 9), venue: city, organizer: title, maxAttendees: 120 },
    ...{ registrationRequired: true, registrationLink: 'https://www.example.org/', contactEmail: 'a@example.org' },
    ...{ registrationDeadline: daysFromNow(20), currentAttendees: 101, featuredImage: '/pictures/horizon.svg' },
  });
}

/** The agenda has a break (which clashes with nothing), two sessions that overlap and one that was withdrawn. */
function agendaOf(conferenceId: string, sessions: AgendaSession[]) {
  const agenda = myAgendaOf(conferenceId);
  agenda.setSessions(sessions, false);
  agenda.save(['session-0-0', 'session-0-2', 'session-1-1', 'session-1-3', 'withdrawn']);
  return agenda;
}

export const conference: Group = {
  title: 'Conference',
  area: 'site',
  responses: ({ organization }) => ({
    [endpoints.conferencePartners('c').path]: (['host', 'gold', 'supporter'] as const).map((tier, order) =>
      aConferencePartner({ id: tier, name: organization, tier, order, logoUrl: order === 2 ? '' : '/logo.svg' }),
    ),
  }),
  samples: (texts) => {
    const sample = conferenceOf(texts);
    const sessions = sessionsOf(texts);
    const [first, ...others] = sessions;
    const agenda = agendaOf(sample.id, sessions);
    return [
      { name: 'Header', isWide: true, element: <ConferenceHeader conference={sample} /> },
      { name: 'Overview', element: <OverviewCard conference={sample} /> },
      { name: 'Details', element: <ConferenceDetails conference={sample} /> },
      { name: 'Registration', element: <Registration conference={sample} /> },
      {
        name: 'Registration, past',
        element: <Registration conference={{ ...sample, registrationDeadline: daysFromNow(-1) }} />,
      },
      { name: 'Quick navigation', element: <QuickNavigation conference={sample} /> },
      {
        name: 'Documents',
        element: (
          <DocumentList
            documents={[
              aDocument({ title: texts.title, url: '/documents/0a.pdf' }),
              aDocument({ title: texts.longTitle, kind: 'slides' }),
            ]}
          />
        ),
      },
      { name: 'Partners', element: <ConferencePartners conference={{ id: 'c', slug: 'c' }} /> },
      { name: 'No sessions match', element: <NoResults isSearching={false} onShowAll={() => undefined} /> },
      {
        name: 'The agenda is empty',
        element: <NoResults isSearching={false} agendaSize={0} onShowAll={() => undefined} />,
      },
      { name: 'My agenda', element: <AgendaHead conference={sample} agenda={agenda} sessions={sessions} /> },
      {
        name: 'Star of a session',
        element: (
          <div className="actions">
            <LabelledStar agenda={agenda} id="session-0-1" title={texts.title} />
            <LabelledStar agenda={agenda} id="session-1-1" title={texts.title} />
          </div>
        ),
      },
      { name: 'QR code', element: <QrCode text="https://www.example.org/conferences/sample#agenda=t9RC9SWk" /> },
      {
        name: 'Programme',
        isWide: true,
        element: first && <Programme conference={sample} sessions={[first, ...others]} isBackNavigation={false} />,
      },
    ];
  },
};
