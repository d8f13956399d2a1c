import { createGateway } from './gateway.js';
import { readSettings } from './read-settings.js';

try {
  const settings = readSettings();
  const server = await createGateway(settings);
  server.listen(settings.port, settings.host);

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close();
      server.closeIdleConnections();
      // What is still running may finish, but not hold us for ever.
      setTimeout(() => server.closeAllConnections(), 8000).unref();
    });
} catch (error) {
  process.stderr.write(`The gateway cannot start:\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
