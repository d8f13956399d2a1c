import { readSettings } from '@majlis/kit/app/read-settings';
import { serviceSettings } from '@majlis/kit/app/service-settings';
import { startService } from '@majlis/kit/app/start-service';
import { conferencesModule } from './conferences.module.js';

await startService('conferences', () => readSettings(serviceSettings), conferencesModule);
