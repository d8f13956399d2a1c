import { startService } from '@majlis/kit/app/start-service';
import { readSettings } from '@majlis/kit/settings/read-settings';
import { serviceSettings } from '@majlis/kit/settings/service-settings';
import { conferencesModule } from './conferences.module.js';

await startService('conferences', () => readSettings(serviceSettings), conferencesModule);
