import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Part } from './program.js';

/** A server inside this process, seen as a part of the run. */
export function serverPart(server: Server): Part {
  const kill = () => {
    server.close();
    server.closeAllConnections();
  };
  const ended = once(server, 'close').then(() => undefined);
  const stop = async () => {
    kill();
    await ended;
  };
  return { ended, stop, kill };
}
