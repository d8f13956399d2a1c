import { jasmine } from '../../pictures/emblems/partner-marks.js';
import type { SampleProgramme } from './sample-programme.js';

const room = { location: 'Salle de l’Ancien Greffe' };
const texts = { track: 'Textes', ...room };
const institutions = { track: 'Institutions', ...room };
const archive = 'https://archive.example.org';

export const symposiumProgramme: SampleProgramme = {
  sessions: [
    {
      day: 1,
      from: '09:30',
      to: '10:45',
      title:
        'Du conseil à la constitution : le vocabulaire de l’autorité déléguée, de la correspondance des premiers gouverneurs aux chartes écrites des XIXe et XXe siècles, et ce que les traducteurs en ont fait',
      sessionType: 'keynote',
      ...texts,
      description: 'Conférence d’ouverture, en français, avec traduction en arabe et en anglais.',
      sessionAbstract:
        'Le même mot nomme le conseil qu’un ami donne et l’assemblée qu’un souverain convoque. La conférence suit ce mot dans trois langues, de lettre en lettre et de préambule en préambule, et montre qu’il change de sens moins souvent qu’on ne le dit, et ailleurs qu’on ne le croit.',
      speakers: [
        ['samira', 'keynote'],
        ['farida', 'chair'],
      ],
    },
    {
      day: 1,
      from: '11:15',
      to: '13:00',
      title: 'Consent: procedure or virtue?',
      sessionType: 'panel',
      ...texts,
      speakers: [
        ['yusuf', 'panelist', 'البيعة عقدًا'],
        ['thandeka', 'panelist', 'The etiquette of petition'],
        ['tomasz', 'moderator'],
      ],
    },
    { day: 1, from: '13:00', to: '15:00', title: 'Déjeuner', sessionType: 'break', location: 'Seconde cour' },
    {
      day: 2,
      from: '09:30',
      to: '11:00',
      title: 'The office that heard complaints',
      ...institutions,
      speakers: [
        ['balqis', 'presenter', 'A court for officials'],
        ['seoyeon', 'presenter', 'Independence, written and unwritten'],
        ['mamadou', 'discussant'],
      ],
    },
    {
      day: 2,
      from: '11:30',
      to: '13:00',
      title: 'La reddition des comptes du trésorier',
      ...institutions,
      speakers: [['mirela', 'presenter', 'Comptes de ponts']],
    },
    {
      day: 2,
      from: '16:00',
      to: '18:00',
      title: 'Onze désaccords',
      sessionType: 'roundtable',
      ...room,
      description: 'Séance de clôture, ouverte au public.',
      speakers: [
        ['aisyah', 'moderator'],
        ['samira', 'panelist'],
        ['balqis', 'panelist'],
      ],
    },
  ],
  partners: [
    {
      draw: jasmine,
      name: 'Jasmine Street School of Public Law',
      tier: 'host',
      websiteUrl: 'https://jasmine-street.example.org',
    },
  ],
  documents: [
    { title: 'Actes du symposium', kind: 'proceedings', url: `${archive}/proceedings/consultation-in-tunis` },
    { title: 'Onze désaccords', kind: 'paper', url: `${archive}/papers/onze-desaccords`, session: 'Onze désaccords' },
    { title: 'Séance de clôture: recording', kind: 'recording', url: `${archive}/recordings/consultation-in-tunis` },
  ],
};
