import { ShutdownState } from '@majlis/kit/app/health.controller';
import { runCms } from '../testing/running-cms.js';

test('a service that is stopping or has lost its database is live but not ready', async () => {
  const cms = await runCms();
  await cms.visitor.get('/ready').expect(204);
  await cms.database.destroy();
  await cms.visitor.get('/live').expect(204);
  expect((await cms.visitor.get('/ready').expect(503)).body.message).toBe('The database is unreachable');
  expect((await cms.visitor.get('/api/cms/content')).status).toBe(500);
  await cms.database.initialize();
  await cms.visitor.get('/ready').expect(204);
  cms.app.get(ShutdownState).isShuttingDown = true;
  expect((await cms.visitor.get('/ready').expect(503)).body.message).toBe('Shutting down');
  await cms.visitor.get('/api/cms/content').expect(200);
  await cms.stop();
});
