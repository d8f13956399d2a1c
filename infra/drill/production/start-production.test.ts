import { excludedPaths } from './start-production.js';

test("the drill's installation copies no settings or secrets of the one beside it", () => {
  const ofAnother = ['.env', 'secrets', 'staff'].map((name) => `infra/compose/${name}`);
  for (const path of [...ofAnother, 'docker-compose.override.yml']) expect(path).toMatch(excludedPaths);
  for (const path of ['docker-compose.yml', 'infra/compose/example.env']) expect(path).not.toMatch(excludedPaths);
});
