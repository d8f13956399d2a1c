import { rmSync } from 'node:fs';

export default async function stopDatabase() {
  const { testDatabase } = globalThis;
  if (!testDatabase) return;
  delete globalThis.testDatabase;
  await testDatabase.postgres.stop();
  rmSync(testDatabase.folder, { recursive: true, force: true });
}
