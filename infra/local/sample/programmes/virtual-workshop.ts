import { banyan, harbour } from '../../pictures/emblems/partner-marks.js';
import type { SampleProgramme } from './sample-programme.js';

const plenary = { location: 'Main room' };

/** An outline: the accepted papers find their places after the deadline. */
export const workshopProgramme: SampleProgramme = {
  sessions: [
    {
      day: 1,
      from: '12:00',
      to: '12:20',
      title: 'Opening of the room',
      sessionType: 'networking',
      ...plenary,
      description: 'Cameras, names, and a map on which everybody puts a pin.',
    },
    {
      day: 1,
      from: '12:20',
      to: '13:20',
      title: 'Strangers, trust and the founder’s will',
      sessionType: 'keynote',
      track: 'Endowment',
      ...plenary,
      description: 'Why did people give away a shop in order to keep a fountain, and why did others believe them?',
      speakers: [
        ['zaynab', 'keynote'],
        ['tomasz', 'chair'],
      ],
    },
    { day: 1, from: '13:20', to: '13:40', title: 'Pause', sessionType: 'break' },
    {
      day: 1,
      from: '13:40',
      to: '15:10',
      title: 'Accepted papers: endowment',
      track: 'Endowment',
      ...plenary,
      description: 'Three papers from the call, half an hour each with a respondent.',
      speakers: [
        ['mirela', 'discussant'],
        ['hala', 'discussant'],
      ],
    },
    {
      day: 2,
      from: '12:00',
      to: '13:30',
      title: 'One contract, clause by clause',
      sessionType: 'workshop',
      track: 'Contract',
      location: 'Breakout rooms',
      maxAttendees: 40,
      description: 'Groups of eight read the same partnership contract; each group defends one of the partners.',
      specialRequirements: 'Five breakout rooms, one host each. Shared document with the translation.',
      speakers: [
        ['matteo', 'presenter'],
        ['hiroto', 'presenter'],
      ],
    },
    {
      day: 2,
      from: '13:45',
      to: '15:15',
      title: 'Accepted papers: contract and enterprise',
      track: 'Contract',
      ...plenary,
      description: 'Three papers from the call, half an hour each with a respondent.',
      speakers: [['citra', 'discussant']],
    },
    {
      day: 2,
      from: '15:30',
      to: '16:30',
      title: 'What the market inspector would say',
      sessionType: 'roundtable',
      track: 'Enterprise',
      ...plenary,
      speakers: [
        ['idris', 'moderator'],
        ['zaynab', 'panelist'],
        ['matteo', 'panelist'],
      ],
    },
  ],
  partners: [
    { draw: banyan, name: 'Banyan Foundation', tier: 'gold', websiteUrl: 'https://banyan.example.org' },
    { draw: harbour, name: 'Harbour Lectures Trust', tier: 'supporter', websiteUrl: 'https://harbour.example.org' },
  ],
  documents: [
    { title: 'Call for papers', url: 'https://archive.example.org/calls/endowment-contract-and-enterprise' },
    {
      title: 'The contract, in the original and in translation',
      kind: 'paper',
      url: 'https://archive.example.org/papers/one-contract-clause-by-clause',
      session: 'One contract, clause by clause',
    },
  ],
};
