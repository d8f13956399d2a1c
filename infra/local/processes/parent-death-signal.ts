import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Command = { file: string; args: string[] };

/** The user as whom root starts a process; `bypassPermissions` lets that user enter folders that only root may enter. */
export type ProcessUser = { uid: number; gid: number; bypassPermissions: boolean };

export type ParentDeathOptions = {
  signal: 'INT' | 'TERM' | 'KILL';
  user?: ProcessUser;
};

/** Wraps a command so that it ends with this process. The caller must start it with a pipe as stdin. */
export function withParentDeathSignal(command: Command, options: ParentDeathOptions, setpriv = setprivPath()): Command {
  return setpriv ? withSetpriv(setpriv, command, options) : withPipeWatchdog(command, options);
}

const dacOverride = '-all,+dac_override';

function withSetpriv(setpriv: string, { file, args }: Command, { signal, user }: ParentDeathOptions): Command {
  const asUser = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
  // Without no_setuid_fixup the change of user would drop the capability.
  const capabilities = user?.bypassPermissions
    ? [
        '--securebits=+no_setuid_fixup',
        ...['inh-caps', 'ambient-caps', 'bounding-set'].map((set) => `--${set}=${dacOverride}`),
      ]
    : [];
  return { file: setpriv, args: ['--pdeathsig', signal, ...asUser, ...capabilities, '--', file, ...args] };
}

// macOS has no parent death signal. The pipe closes when this process ends, `cat` returns, and the signal is sent.
const watchdog = `
  signal=$1; shift
  exec 3<&0
  "$@" </dev/null 3<&- &
  child=$!
  ( trap '' INT TERM QUIT; cat <&3 >/dev/null; kill -s "$signal" "$child" ) 2>/dev/null &
  exec 3<&-
  for each in INT TERM QUIT; do trap "kill -s $each $child 2>/dev/null" "$each"; done
  while kill -0 "$child" 2>/dev/null; do wait "$child"; code=$?; done
  exit "$code"`;

function withPipeWatchdog({ file, args }: Command, { signal }: ParentDeathOptions): Command {
  return { file: '/bin/sh', args: ['-c', watchdog, 'watchdog', signal, file, ...args] };
}

function setprivPath(): string | undefined {
  const folders =
    process.platform === 'linux' ? [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/bin'] : [];
  return folders.map((folder) => join(folder, 'setpriv')).find(existsSync);
}
