import { startService } from '@majlis/kit/app/start-service';
import { feedsModule } from './feeds.module.js';
import { readFeedsSettings } from './read-settings.js';

await startService('feeds', readFeedsSettings, feedsModule);
