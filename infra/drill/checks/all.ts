import type { Check } from '../check.js';
import { allStopped } from './all-stopped.js';
import { backup } from './backup.js';
import { doctor } from './doctor.js';
import { hostileFeeds } from './hostile-feeds.js';
import { kill } from './kill.js';
import { rolling } from './rolling.js';
import { slowClients } from './slow-clients.js';
import { upgrade } from './upgrade.js';

/** In the order in which they run: what changes the production most comes last. */
export const checks: Check[] = [hostileFeeds, doctor, slowClients, allStopped, rolling, kill, upgrade, backup];
