import { zoneAt } from '@majlis/contracts/shared/zone-changes';
import { setZoneFinder } from './dates';

// Pages that show times of day import this module for its effect.
setZoneFinder(zoneAt);
