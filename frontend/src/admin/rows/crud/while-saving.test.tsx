import { fireEvent, screen, within } from '@testing-library/react';
import { fakeGateway, pending, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aConferencePartner, aPerson } from '../../../testing/samples';
import {
  aHeroImage,
  aListedConference,
  aPartner,
  aTeamMember,
  aTestimonial,
  signedIn,
} from '../../../testing/staff-samples';

const conference = aListedConference();
const managementPath = '/admin/conference-management';
const partners = `/api/conferences/${conference.id}/partners`;
const [image, partner, testimonial, member, person, conferencePartner] = [
  aHeroImage(),
  aPartner(),
  aTestimonial(),
  aTeamMember(),
  aPerson(),
  aConferencePartner(),
];

beforeEach(() => window.localStorage.clear());

test.each([
  ['hero images', '/admin/hero-images', '/api/cms/hero-images', image, image.alt],
  ['partners', '/admin/partners', '/api/cms/footer-partners', partner, partner.name],
  ['testimonials', '/admin/testimonials', '/api/cms/testimonials', testimonial, testimonial.name],
  ['team members', '/admin/team', '/api/cms/team-members', member, member.name],
  ['speakers', `${managementPath}/speakers`, '/api/people', person, 'Salma Idris'],
  [
    'partners of a conference',
    `${managementPath}/${conference.id}/partners`,
    partners,
    conferencePartner,
    conferencePartner.name,
  ],
])(
  '%s: while a row is saved, its dialog cannot be closed, its image cannot be changed, and it is not saved twice',
  async (_rows, page, path, row, name) => {
    const calls = fakeGateway({
      '/api/auth/session': signedIn(),
      '/api/conferences': [conference],
      [path]: [row],
      [`${path}/deleted`]: [],
      [`PUT ${path}/${row.id}`]: pending,
    });
    const { user } = openAdmin(page);
    await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
    const dialog = within(screen.getByRole('dialog'));
    const controls = () => [
      dialog.getByRole('button', { name: 'Close' }),
      ...dialog.getAllByText('Choose from Media'),
      ...screen.getByRole('dialog').querySelectorAll<HTMLElement>('.upload input[type="file"]'),
    ];
    expect(controls()).toHaveLength(3);
    for (const control of controls()) expect(control).toBeEnabled();
    await user.type(dialog.getAllByRole('textbox')[0] as HTMLElement, '!');
    // The second press comes before the button is disabled.
    const save = dialog.getByRole('button', { name: /^(Save|Update Speaker)$/ });
    for (const _press of [1, 2]) fireEvent.click(save);
    expect(await dialog.findByText('Saving...')).toBeDisabled();
    for (const control of controls()) expect(control).toBeDisabled();
    expect(writeCalls(calls)).toHaveLength(1);
  },
);
