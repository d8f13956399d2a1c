import { aSessionDetail } from '../../../../testing/samples';
import { emptySearch, findSessions } from './find-sessions';

const sessions = [
  aSessionDetail({ id: 'none', sessionAbstract: '', description: '' }),
  aSessionDetail({ id: 'abstract', sessionAbstract: 'On counsel', description: '' }),
  aSessionDetail({ id: 'description', sessionAbstract: '', description: 'On counsel' }),
  aSessionDetail({ id: 'break', sessionType: 'break', sessionAbstract: '', description: '' }),
];

test('a talk without abstract and description is found as one without an abstract', () => {
  const search = { ...emptySearch, missing: 'abstract' as const };
  expect(findSessions(sessions, [], search, 'UTC').map(({ id }) => id)).toEqual(['none']);
});
