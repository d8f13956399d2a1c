import { type AgentOptions, type ClientRequestArgs, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * An agent whose sockets end themselves after `silenceMs` without a byte, connecting included. The minio client knows no
 * time limit and takes no abort signal, so a store that hangs would hold a request for ever. No socket is used twice: an
 * agent resets the timeout of those it keeps.
 */
export function timedAgent(secure: boolean, silenceMs: number): HttpAgent {
  const options: AgentOptions = { keepAlive: false, maxSockets: 16 };
  const agent = secure ? new HttpsAgent(options) : new HttpAgent(options);
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (args: ClientRequestArgs, done?: (error: Error | null, socket: Duplex) => void) => {
    const socket = connect(args, done);
    if (socket instanceof Socket)
      socket.setTimeout(silenceMs, () =>
        socket.destroy(new Error(`The object store was silent for ${silenceMs / 1_000} s`)),
      );
    return socket;
  };
  return agent;
}
