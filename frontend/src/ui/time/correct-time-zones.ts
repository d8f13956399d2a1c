import { zoneAt } from '@majlis/contracts/shared/zone-changes';
import { setZoneFinder } from './dates';

// Imported for this effect by the pages that show times of day.
setZoneFinder(zoneAt);
