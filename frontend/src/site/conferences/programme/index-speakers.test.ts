import { anAgendaSession } from '../../../testing/samples';
import { indexSpeakers } from './programme-view';

test('speakers are sorted by last name, each with all sessions once', () => {
  const [amina, zayd] = [
    { slug: 'amina-yusuf', firstName: 'Amina', lastName: 'Yusuf' },
    { slug: 'zayd-ahmad', firstName: 'Zayd', lastName: 'Ahmad' },
  ];
  const index = indexSpeakers([
    anAgendaSession({ id: 'one', speakers: [amina, zayd, amina] }),
    anAgendaSession({ id: 'two', speakers: [amina] }),
    anAgendaSession({ id: 'three' }),
  ]);
  expect(index.map(({ name, sessions }) => [name, sessions.map(({ id }) => id)])).toEqual([
    ['Zayd Ahmad', ['one']],
    ['Amina Yusuf', ['one', 'two']],
  ]);
});
